import { media, space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({
  position: 'relative',
  '@media': { print: { display: 'none' } },
})

export const summary = style({
  ...text.label,
  display: 'flex',
  alignItems: 'center',
  gap: space.tight,
  minHeight: '2.75rem',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const panel = style({
  position: 'absolute',
  insetInlineEnd: 0,
  zIndex: 2,
  width: 'max-content',
  maxWidth: 'calc(100vw - 2rem)',
  maxHeight: '70dvh',
  overflowY: 'auto',
  padding: space.snug,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  boxShadow: vars.shadow.floating,
})

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(8rem, 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(8rem, 1fr))' } },
})

/** For a few languages, beside each other. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.hair,
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: space.snug,
  color: 'inherit',
  borderRadius: vars.radius.control,
  selectors: { '&[aria-current]': { fontWeight: 600, background: vars.color.surfaceSunken } },
})
