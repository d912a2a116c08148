/** How Chromatic shows each story: the values that the toolbar sets. */
export const modes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  compact: { theme: 'light', density: 'compact' },
  'right to left': { theme: 'light', direction: 'rtl' },
}
