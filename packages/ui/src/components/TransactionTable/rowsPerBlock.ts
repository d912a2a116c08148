/** Few enough that a block on the screen is cheap. */
export const rowsPerBlock = 20

/** Few enough that a group on the screen is cheap, many enough that ten thousand rows are but twenty groups. */
export const blocksPerGroup = 25
