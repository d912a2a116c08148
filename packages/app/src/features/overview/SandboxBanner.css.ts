import { media, space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The block with the server's capabilities, marked in the sandbox. */
const announced = '#sluice-capabilities[data-sandbox]'

/** Reserves the banner's height from the first paint if the server announces the sandbox. */
export const slot = style({
  selectors: {
    [`:root:has(${announced}) &`]: { minHeight: '6rem', marginBlockEnd: space.base },
  },
  '@media': {
    [media.tablet]: {
      selectors: { [`:root:has(${announced}) &`]: { minHeight: '2.75rem' } },
    },
  },
})

export const banner = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.roomy,
  rowGap: space.hair,
  minHeight: '6rem',
  paddingBlock: space.tight,
  paddingInline: space.base,
  marginBlockEnd: space.base,
  color: vars.color.warningText,
  background: vars.color.warningSurface,
  borderRadius: vars.radius.panel,
  '@media': { [media.tablet]: { minHeight: '2.75rem' } },
})

export const words = style({ flex: '1 1 16rem' })

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.roomy,
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2rem',
  color: 'inherit',
  fontWeight: 500,
  textDecoration: 'underline',
})
