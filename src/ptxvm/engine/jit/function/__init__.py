"""What belongs to a warp function as a whole: values of its entry, the places where it goes on."""
