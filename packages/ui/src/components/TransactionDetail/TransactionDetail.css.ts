import { globalStyle, style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { tabularNumbers, space, text } from '../../theme/scale.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.roomy,
})

export const summary = style({ display: 'grid', justifyItems: 'start', gap: space.tight })

export const amount = style(text.figure)

// A long amount wraps, so that no digit is cut off.
globalStyle(`${amount} > data`, { whiteSpace: 'normal' })
// Allows the break before the decimal point and before the token.
globalStyle(`${amount} > data > span + span::before`, { content: "'\\200b'" })

export const fields = style({ display: 'grid', margin: 0 })

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.tight,
  paddingBlock: space.snug,
  borderBlockStart: `1px solid ${vars.color.border}`,
})

export const name = style({ ...text.caption, gridColumn: '1 / -1', color: vars.color.textMuted })

export const value = style({
  ...text.label,
  ...tabularNumbers,
  margin: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})

export const code = style({ fontFamily: vars.font.mono, fontWeight: 400, userSelect: 'all' })

export const relativeTime = style({ color: vars.color.textMuted })
