/** Distances on the 4 px grid, in rem so that they grow with the reader's own text size. */
export const space = {
  /** 4 px: between an icon and its word. */
  hair: '0.25rem',
  /** 8 px: inside one control. */
  tight: '0.5rem',
  /** 12 px: inside a control, beside its edge. */
  snug: '0.75rem',
  /** 16 px: between things that belong together; the edge of a phone's screen. */
  base: '1rem',
  /** 24 px: between groups; inside a card. */
  roomy: '1.5rem',
  /** 32 px: between cards and headings. */
  wide: '2rem',
  /** 48 px: between parts of a page. */
  section: '3rem',
  /** 64 px: around a page's main part on a desktop. */
  page: '4rem',
  /** 96 px: between the bands of the landing page. */
  band: '6rem',
} as const

/** Type by role; spread one into a style: `style({ ...text.label })`. */
export const text = {
  /** The landing page's first line. */
  hero: {
    fontSize: 'clamp(2.25rem, 1.5rem + 3.6vw, 3.75rem)',
    lineHeight: 1.05,
    fontWeight: 600,
    letterSpacing: '-0.025em',
  },
  /** A heading on an art panel, or of a band of the landing page. */
  display: {
    fontSize: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)',
    lineHeight: 1.15,
    fontWeight: 600,
    letterSpacing: '-0.02em',
  },
  /** The one h1 of a page. */
  heading: { fontSize: '1.625rem', lineHeight: 1.25, fontWeight: 600, letterSpacing: '-0.015em' },
  /** A card or dialog's title. */
  title: { fontSize: '1.125rem', lineHeight: 1.35, fontWeight: 600, letterSpacing: '-0.005em' },
  /** One great figure. */
  figure: { fontSize: '2rem', lineHeight: 1.15, fontWeight: 600, letterSpacing: '-0.02em' },
  /** The paragraph under a hero or heading. */
  lead: { fontSize: '1.125rem', lineHeight: 1.55, fontWeight: 400 },
  body: { fontSize: '1rem', lineHeight: 1.5, fontWeight: 400 },
  /** Table cells, hints, what accompanies. */
  small: { fontSize: '0.875rem', lineHeight: 1.45, fontWeight: 400 },
  /** The words on and above controls. */
  label: { fontSize: '0.9375rem', lineHeight: 1.35, fontWeight: 500 },
  /** Table heads, badges, the smallest words there are. */
  caption: { fontSize: '0.8125rem', lineHeight: 1.4, fontWeight: 500 },
} as const

/** Figures of equal width whose zeros can't be taken for an O; for amounts, counts and times. */
export const figures = { fontVariantNumeric: 'tabular-nums slashed-zero' } as const

/** The least widths from which a layout changes; a phone needs no query. */
export const breakpoints = { tablet: '48rem', desktop: '64rem', wide: '90rem' } as const

/** Media queries for styles: `'@media': { [media.tablet]: { … } }`. */
export const media = {
  /** For what only a phone has, such as a bar along its lower edge. */
  phone: `not all and (min-width: ${breakpoints.tablet})`,
  tablet: `(min-width: ${breakpoints.tablet})`,
  desktop: `(min-width: ${breakpoints.desktop})`,
  wide: `(min-width: ${breakpoints.wide})`,
  /** A pointer that can rest on a thing without pressing it. */
  hover: '(hover: hover)',
} as const

/** What covers what. */
export const zIndex = { sticky: 10, navigation: 20, scrim: 100, dialog: 110, toast: 200 } as const

/** The longest comfortable line, just under 70 characters. */
export const measure = '39em'

/** The least height of a thing that a thumb must hit. */
export const touchTarget = '2.75rem'

/** The theme's keyframes in which nothing of an element is styled, laid out or painted. */
export const unseen = 'sl-unseen'

/**
 * Animations that leave the first frame of a page to what is read first: what they are given to is drawn a little later, which a slow
 * processor does in a task of its own. The element needs the size that it will have (`containIntrinsicSize`), or what is below it
 * moves. A browser that does not know this draws it at once.
 */
export const laterFrames = {
  /** What the eye comes to next. */
  second: `${unseen} 1ms 100ms backwards`,
  /** What is below the screen. */
  last: `${unseen} 1ms 400ms backwards`,
} as const
