/** Widths of the table itself, not of the screen: below `medium` a list, then two lines a row, then one. */
export const narrow = 'not (min-width: 40rem)'
export const medium = '(min-width: 40rem)'
export const wide = '(min-width: 62rem)'
