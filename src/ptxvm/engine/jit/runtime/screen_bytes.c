// Screening (screening.c) of lines of global memory whose words are accessed in parts. Such a line has four records
// more, behind those of all lines: in these a byte stands where others have a word, so that 32 bytes are a line, and
// stamps are as if all were four times as large. Only launches that may store parts of words have room for them.

#include "runtime.h"

INLINE ScreenLine *piece_at(const Screening *now, uint64_t number, uint32_t piece) {
    return now->lines + lines_of(now) + number * PIECES + piece;
}

// The bytes of words of a piece.
INLINE Set bytes_of(Set words, uint32_t piece) {
    Set bits = words >> piece * (PIECE / 4) & 0xff;
    bits = (bits | bits << 12) & 0x000f000f;
    bits = (bits | bits << 6) & 0x03030303;
    bits = (bits | bits << 3) & 0x11111111;
    return bits * 15;
}

// The stamp of a line in the record of a piece.
INLINE uint64_t magnified(const Screening *now, uint64_t stamp, uint32_t piece) {
    uint32_t stride = stride_of(stamp);
    if (stride == STRIDE_SPREAD)
        return in_grid_of_piece(now, stamp, piece);
    if (stride >= OWN_LINE)
        return stride == MAPPED ? stamp | (uint64_t)(piece + 1) << LANE_AT : stamp;
    int32_t lane = lane_at(stamp, piece * (PIECE / 4));
    uint64_t rest = stamp & ~((uint64_t)0xfff << STRIDE_AT);
    return with_lanes(rest, 1u << stride < PIECE ? stride + 2 : OWN_LINE, lane);
}

// What the lists of a line say of its words, those of a piece say of their bytes.
static KEEPS_REGISTERS void magnify_lists(const Screening *now, const ScreenLine *line, const ScreenLine *own,
                                          uint32_t slot, uint32_t piece) {
    uint32_t first = slot & ~1u, stride = stride_of(line->stamps[slot]), from = piece * (PIECE / 4);
    EACH (byte, own->masks[slot])
        if (stride == LISTED)
            list_of(now, own, first)[byte] = list_of(now, line, first)[from + byte / 4];
        else if (stride == STAMPED)
            stamps_of(now, own, first)[byte] = stamps_of(now, line, first)[from + byte / 4];
}

// From now on the records of pieces say what has happened to a line, whose own is locked.
static KEEPS_REGISTERS void magnify(const Screening *now, ScreenLine *line, uint64_t number) {
    for (uint32_t piece = 0; piece < PIECES; piece++) {
        ScreenLine *own = piece_at(now, number, piece);
        own->tag = now->tag;
        own->quiet = 0;
        for (uint32_t slot = 0; slot < SLOTS; slot++) {
            own->masks[slot] = line->tag == now->tag ? bytes_of(line->masks[slot], piece) : 0;
            if (own->masks[slot] == 0)
                continue;
            own->stamps[slot] = magnified(now, line->stamps[slot], piece);
            magnify_lists(now, line, own, slot, piece);
        }
    }
    line->masks[0] = line->masks[1] = line->masks[2] = line->masks[3] = 0;
    open_record(now, line);
    __atomic_store_n(owner_of(now, number), IN_BYTES, __ATOMIC_RELAXED);
}

// `judge_line` of a line that has records of its bytes, or gets them.
static KEEPS_REGISTERS bool judge_bytes(Screening *now, uint64_t number, uint64_t stamp, Set words) {
    bool fine = true;
    if (*owner_of(now, number) != IN_BYTES)
        magnify(now, now->lines + number, number);
    for (uint32_t piece = 0; piece < PIECES && fine; piece++) {
        Set bytes = now->is_part ? now->bytes[piece] : bytes_of(words, piece);
        if (bytes == 0)
            continue;
        now->piece = piece + 1;
        fine = judge_line(now, piece_at(now, number, piece), magnified(now, stamp, piece), bytes);
    }
    now->piece = 0;
    return fine;
}

// Whether bytes of a line are of words of which others are not there.
INLINE bool are_of_parts(const Set *bytes) {
    for (uint32_t piece = 0; piece < PIECES; piece++)
        if ((bytes[piece] & 0x11111111) * 15 != bytes[piece])
            return true;
    return false;
}

// Puts the bytes of a line that the lanes `here` access into `now`. Whether some are of words of which others are not.
static KEEPS_REGISTERS bool are_parts(Screening *now, Set here, int64_t lane, uint32_t log, uint32_t phase) {
    uint32_t width = now->access->width;
    if (here == 0)
        return false;
    uint64_t first = ((uint64_t)((int64_t)first_of(here) - lane) << log) + phase, size = (uint64_t)size_of(here) << log;
    if (width == 1u << log && have_no_gaps(here) && (first | size) % 4 == 0)
        return false;
    now->bytes[0] = now->bytes[1] = now->bytes[2] = now->bytes[3] = 0;
    EACH (each, here) {
        uint64_t at = ((uint64_t)((int64_t)each - lane) << log) + phase;
        now->bytes[at / PIECE] |= (only(width) - 1) << at % PIECE;
    }
    return are_of_parts(now->bytes);
}

// Finds out whether words of a line are accessed in parts: its first byte is that of `lane`, each has 2**`log` bytes,
// and accesses some from `phase` on.
INLINE void note_bytes(Screening *now, Set lanes, int64_t lane, uint32_t log, uint32_t phase) {
    now->is_part = !now->shared && now->access->width < 4 && now->worker->screen_bytes &&
                   are_parts(now, lanes_between(lanes, lane, lane + (LINE >> log)), lane, log, phase);
}
