/** Spacing on a 4 px grid, in rem so that it scales with the user's font size. */
export const space = {
  /** 4 px: between an icon and its label. */
  hair: '0.25rem',
  /** 8 px: inside a control. */
  tight: '0.5rem',
  /** 12 px: inline padding of a control. */
  snug: '0.75rem',
  /** 16 px: between related elements, and the page margin on a phone. */
  base: '1rem',
  /** 24 px: between groups, and inside a card. */
  roomy: '1.5rem',
  /** 32 px: between cards and headings. */
  wide: '2rem',
  /** 48 px: between sections of a page. */
  section: '3rem',
  /** 64 px: around the main content on desktop. */
  page: '4rem',
  /** 96 px: between the bands of the landing page. */
  band: '6rem',
} as const

/** Text styles by role. Spread one into a style: `style({ ...text.label })`. */
export const text = {
  /** The headline of the landing page. */
  hero: {
    fontSize: 'clamp(2.25rem, 1.5rem + 3.6vw, 3.75rem)',
    lineHeight: 1.05,
    fontWeight: 600,
    letterSpacing: '-0.025em',
  },
  /** A heading on an art panel or of a band of the landing page. */
  display: {
    fontSize: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)',
    lineHeight: 1.15,
    fontWeight: 600,
    letterSpacing: '-0.02em',
  },
  /** The h1 of a page. */
  heading: { fontSize: '1.625rem', lineHeight: 1.25, fontWeight: 600, letterSpacing: '-0.015em' },
  /** The title of a card or dialog. */
  title: { fontSize: '1.125rem', lineHeight: 1.35, fontWeight: 600, letterSpacing: '-0.005em' },
  /** A large number. */
  figure: { fontSize: '2rem', lineHeight: 1.15, fontWeight: 600, letterSpacing: '-0.02em' },
  /** The paragraph below a hero or heading. */
  lead: { fontSize: '1.125rem', lineHeight: 1.55, fontWeight: 400 },
  body: { fontSize: '1rem', lineHeight: 1.5, fontWeight: 400 },
  /** Table cells, hints and secondary text. */
  small: { fontSize: '0.875rem', lineHeight: 1.45, fontWeight: 400 },
  /** The text of and above controls. */
  label: { fontSize: '0.9375rem', lineHeight: 1.35, fontWeight: 500 },
  /** Table headers and badges. */
  caption: { fontSize: '0.8125rem', lineHeight: 1.4, fontWeight: 500 },
} as const

/** Digits of equal width with a slashed zero, for amounts, counts and times. */
export const tabularNumbers = { fontVariantNumeric: 'tabular-nums slashed-zero' } as const

/** The viewport widths from which a layout changes. Styles without a media query are for phones. */
export const breakpoints = { tablet: '48rem', desktop: '64rem', wide: '90rem' } as const

/** Media queries for styles: `'@media': { [media.tablet]: { … } }`. */
export const media = {
  /** For what only phones have, such as a bottom navigation bar. */
  phone: `not all and (min-width: ${breakpoints.tablet})`,
  tablet: `(min-width: ${breakpoints.tablet})`,
  desktop: `(min-width: ${breakpoints.desktop})`,
  wide: `(min-width: ${breakpoints.wide})`,
  /** The primary input can hover. */
  hover: '(hover: hover)',
} as const

/** The stacking order. */
export const zIndex = {
  sticky: 10,
  navigation: 20,
  scrim: 100,
  dialog: 110,
  popup: 120,
  toast: 200,
} as const

/** The maximum line length: just under 70 characters. In em, because `ch` would change when the font loads. */
export const measure = '39em'

/** The minimum height of a touch target. */
export const touchTarget = '2.75rem'
