import { style, styleVariants } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media, space, tabularNumbers, text } from '../../theme/scale.ts'

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0 })

const anyItem = style({
  display: 'grid',
  alignItems: 'center',
  columnGap: space.base,
  rowGap: space.hair,
  paddingBlock: space.snug,
  borderBlockStart: `1px solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
})

export const item = styleVariants({
  stacked: [anyItem, { gridTemplateColumns: 'minmax(0, 1fr) auto' }],
  columns: [
    anyItem,
    {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '@media': {
        [media.tablet]: { gridTemplateColumns: 'minmax(8rem, 1fr) minmax(0, 2fr) auto' },
      },
    },
  ],
})

const anyTerm = style({ ...text.caption, gridColumn: '1 / -1', color: vars.color.textMuted })

export const term = styleVariants({
  stacked: [anyTerm],
  columns: [anyTerm, { '@media': { [media.tablet]: { gridColumn: 'auto' } } }],
})

export const description = style({
  ...text.label,
  ...tabularNumbers,
  minWidth: 0,
  margin: 0,
  overflowWrap: 'anywhere',
})

export const actions = style({ margin: 0 })
