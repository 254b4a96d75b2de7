"""What instructions compute on: one value per lane of a warp, its operators, and the number formats."""
