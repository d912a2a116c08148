import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { space, tabularNumbers, text as textStyles } from '../../theme/scale.ts'

export const root = style({
  ...textStyles.small,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${space.hair} ${space.base}`,
})

export const label = style({ color: vars.color.textMuted })

export const text = style({ ...tabularNumbers, fontWeight: 600 })

const track = {
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.round,
} as const

const fill = { background: vars.color.action, borderRadius: vars.radius.round } as const

export const bar = style({
  ...track,
  gridColumn: '1 / -1',
  appearance: 'none',
  width: '100%',
  height: '0.625rem',
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
  },
})
