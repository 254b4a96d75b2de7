"""Kernels with textures and surfaces, compiled by nvcc, in both engines, against plain arithmetic on their arrays."""

from functools import cache
from pathlib import Path

import numpy as np
import pytest

import ptxvm

FOLDER = Path(__file__).parent / "textures"
WIDTH, HEIGHT = 45, 22
BLOCK = (16, 8)
GRID = (-(-WIDTH // BLOCK[0]), -(-HEIGHT // BLOCK[1]))
RNG = np.random.default_rng(5)
GREY = RNG.integers(0, 256, (HEIGHT, WIDTH), np.uint8)
FLOATS = RNG.random((HEIGHT, WIDTH), np.float32)

engines = pytest.mark.parametrize("engine", ["interpret", "jit"])


@cache
def kernels(target="sm_80"):
    return ptxvm.load(FOLDER / f"textures.{target}.ptx").kernels


def launch(name, *args, engine, grid=GRID, block=BLOCK, target="sm_80"):
    kernels(target)[name].launch(grid, block, *args, engine=engine)


def around(picture, radius, mode="edge"):
    """The picture moved by each step of a window: (rows, columns, height, width)."""
    wide = np.pad(picture.astype(np.float64), radius, mode=mode)
    steps = range(2 * radius + 1)
    return np.array([[wide[dy : dy + HEIGHT, dx : dx + WIDTH] for dx in steps] for dy in steps])


@engines
@pytest.mark.parametrize("target", ["sm_75", "sm_80", "sm_90"])
def test_box_filter(engine, target):
    out = np.zeros((HEIGHT, WIDTH), np.float32)
    launch("box_filter", out, ptxvm.Texture(FLOATS), WIDTH, HEIGHT, 2, engine=engine, target=target)
    np.testing.assert_allclose(out, around(FLOATS, 2).mean(axis=(0, 1)), rtol=1e-5)


@engines
def test_bilateral(engine):
    colours = RNG.integers(0, 256, (HEIGHT, WIDTH, 4), np.uint8)
    out = np.zeros((HEIGHT, WIDTH, 4), np.float32)
    picture = ptxvm.Texture(colours, channels=4, read="normalized")
    launch("bilateral", out, picture, WIDTH, HEIGHT, 3.0, engine=engine)
    red, green, blue = (around(colours[..., channel] / 255, 2) for channel in range(3))
    middle = (red[2, 2], green[2, 2], blue[2, 2])
    distance = sum(abs(colour - own) for colour, own in zip((red, green, blue), middle, strict=True))
    weights = 1 / (1 + 3 * distance)
    for channel, colour in enumerate((red, green, blue)):
        wanted = (weights * colour).sum(axis=(0, 1)) / weights.sum(axis=(0, 1))
        np.testing.assert_allclose(out[..., channel], wanted, rtol=1e-5)


@engines
def test_volume(engine):
    density = RNG.random((7, 9, 11), np.float32) / 4
    texture = ptxvm.Texture(density, filter="linear", normalized=True)
    steps, out = 16, np.zeros((HEIGHT, WIDTH), np.float32)
    launch("volume", out, texture, WIDTH, HEIGHT, steps, engine=engine)
    sampled = density.astype(np.float64)
    for axis, (size, count) in enumerate(((7, steps), (9, HEIGHT), (11, WIDTH))):
        at = np.clip((np.arange(count) + 0.5) / count * size - 0.5, 0, size - 1)
        low = np.floor(at).astype(int)
        part = (at - low).reshape([-1 if one == axis else 1 for one in range(3)])
        high = np.minimum(low + 1, size - 1)
        sampled = np.take(sampled, low, axis) * (1 - part) + np.take(sampled, high, axis) * part
    left, wanted = np.ones((HEIGHT, WIDTH)), np.zeros((HEIGHT, WIDTH))
    for layer in sampled:
        wanted += left * layer
        left *= 1 - layer
    np.testing.assert_allclose(out, wanted, atol=5e-3)  # weights have eight bits


@engines
def test_sobel(engine):
    out = np.zeros((HEIGHT, WIDTH), np.uint8)
    launch("sobel", ptxvm.Surface(out), ptxvm.Texture(GREY), WIDTH, HEIGHT, engine=engine)
    p = around(GREY, 1)
    across = p[0, 2] + 2 * p[1, 2] + p[2, 2] - p[0, 0] - 2 * p[1, 0] - p[2, 0]
    down = p[2, 0] + 2 * p[2, 1] + p[2, 2] - p[0, 0] - 2 * p[0, 1] - p[0, 2]
    assert (out == np.minimum(abs(across) + abs(down), 255)).all()


@engines
def test_bicubic(engine):
    found = []
    grid = tuple(2 * count for count in GRID)
    for gathers in (0, 1):
        out = np.zeros((2 * HEIGHT, 2 * WIDTH), np.float32)
        launch("bicubic", out, ptxvm.Texture(FLOATS), WIDTH, HEIGHT, gathers, engine=engine, grid=grid)
        found.append(out)
    assert (found[0] == found[1]).all()
    four = np.arange(4) - 1
    weights = np.array([[-9, 111, 29, -3], [-3, 29, 111, -9]]) / 128  # Catmull and Rom at 1/4 and 3/4
    y, x = 11, 20
    rows, columns = y // 2 - (y % 2 == 0) + four, x // 2 - (x % 2 == 0) + four
    part = FLOATS[np.ix_(rows, columns)].astype(np.float64)
    wanted = weights[1 - y % 2] @ part @ weights[1 - x % 2]
    assert abs(found[0][y, x] - wanted) < 1e-5


@engines
def test_environment(engine):
    faces = np.arange(6 * 16, dtype=np.float32).reshape(6, 4, 4)
    directions = RNG.normal(size=(100, 3)).astype(np.float32)
    out = np.zeros(100, np.float32)
    launch("environment", out, ptxvm.Texture(faces, cubemap=True), directions, 100, engine=engine, grid=4, block=32)
    axis = np.argmax(abs(directions), axis=1)
    face = 2 * axis + (directions[np.arange(100), axis] < 0)
    assert (out // 16 == face).all()


@engines
def test_levels(engine):
    pictures = [np.full((64 >> level, 64 >> level), level, np.float32) for level in range(7)]
    texture = ptxvm.Texture(
        pictures[0], mipmaps=pictures[1:], normalized=True, filter="linear", mip_filter="linear", address="wrap"
    )
    out = np.zeros(50, np.float32)
    launch("levels", out, texture, 50, 0.13, 0, engine=engine, grid=2, block=32)
    np.testing.assert_allclose(out, np.minimum(np.arange(50) * 0.13, 6), atol=1 / 128)
    launch("levels", out, texture, 50, 0.13, 1, engine=engine, grid=2, block=32)
    assert (out == np.minimum(np.floor(np.arange(50) * np.float32(0.13)), 6)).all()


@engines
def test_histogram(engine):
    counts = np.zeros(256, np.uint32)
    launch("surface_histogram", ptxvm.Surface(counts), ptxvm.Texture(GREY), WIDTH, HEIGHT, engine=engine)
    assert (counts == np.bincount(GREY.reshape(-1), minlength=256)).all()


@engines
def test_layers(engine):
    size, layers = 12, 3
    pictures = RNG.random((layers, size, size, 2), np.float32)
    out = np.zeros_like(pictures)
    texture = ptxvm.Texture(pictures, channels=2, layered=True)
    surface = ptxvm.Surface(out, channels=2, layered=True)
    launch("turn_layers", surface, texture, size, engine=engine, grid=(1, 2, layers))
    assert (out == np.rot90(pictures, 1, (2, 1))).all()


@engines
def test_linear_memory(engine):
    table = RNG.integers(-(2**31), 2**31 - 1, (20, 4), np.int32)
    places = RNG.integers(-3, 24, 70).astype(np.int32)
    out = np.ones((70, 4), np.int32)
    texture = ptxvm.Texture(table, channels=4, kind="linear")
    launch("gather_linear", out, texture, places, 70, engine=engine, grid=3, block=32)
    inside = (places >= 0) & (places < 20)
    assert (out[inside] == table[places[inside]]).all() and not out[~inside].any()
