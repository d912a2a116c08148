import { style, styleVariants } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { tabularNumbers, measure, space, text } from '../../theme/scale.ts'

const base = style({ display: 'grid', alignContent: 'start', justifyItems: 'start' })

export const tone = styleVariants({
  raised: [
    base,
    {
      padding: space.roomy,
      background: vars.color.surfaceRaised,
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.panel,
    },
  ],
  plain: [
    base,
    { paddingBlockStart: space.base, borderBlockStart: `2px solid ${vars.color.text}` },
  ],
})

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  marginBlockEnd: space.base,
  color: vars.color.action,
  background: vars.color.actionSurface,
  borderRadius: vars.radius.control,
})

export const figure = style({
  ...text.figure,
  ...tabularNumbers,
  marginBlockEnd: space.tight,
})

export const title = style({
  ...text.title,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.tight,
})

export const note = style({
  ...text.caption,
  padding: `0.0625rem ${space.tight}`,
  color: vars.color.onDelight,
  background: vars.color.delight,
  borderRadius: vars.radius.round,
  letterSpacing: 0,
})

export const description = style({
  maxWidth: measure,
  marginBlockStart: space.tight,
  color: vars.color.textMuted,
  textWrap: 'pretty',
})
