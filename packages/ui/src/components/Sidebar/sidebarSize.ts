/** Height of the phone's bars, at the top and along the bottom edge. */
export const barHeight = '3.5rem'
/** Width of the rail on a tablet: room for the longest word under its icon. */
export const railWidth = '6.25rem'
/** Width of the column on a desktop. */
export const columnWidth = '15.5rem'
