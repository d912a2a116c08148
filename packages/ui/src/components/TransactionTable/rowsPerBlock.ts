/** Few enough that a block on the screen is cheap, many enough that ten thousand rows are a few hundred blocks. */
export const rowsPerBlock = 20
