import { media, space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

import { offered } from '../../config/offered.css.ts'

export const banner = style([
  offered.sandbox,
  {
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
  },
])

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
