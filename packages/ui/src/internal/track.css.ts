import { style, styleVariants } from '@vanilla-extract/css'

import { vars } from '../theme/contract.css.ts'
import { space, tabularNumbers, text } from '../theme/scale.ts'

/** The parts that Progress and Meter share. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0.375rem ${space.base}`,
})

export const label = style({ ...text.label })

export const value = style({ ...text.small, ...tabularNumbers, color: vars.color.textMuted })

export const track = style({
  gridColumn: '1 / -1',
  height: '0.5rem',
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.round,
  // The track's background alone is too close to that of a page.
  boxShadow: `inset 0 0 0 1px ${vars.color.borderControl}`,
  '@media': { '(forced-colors: active)': { outline: '1px solid', outlineOffset: '-1px' } },
})

const bar = style({
  height: '100%',
  borderRadius: vars.radius.round,
  transition: `width ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
})

export const tone = styleVariants({
  action: [bar, { background: vars.color.action }],
  success: [bar, { background: vars.color.successText }],
  warning: [bar, { background: vars.color.warningText }],
  danger: [bar, { background: vars.color.danger }],
})

export const hint = style({ ...text.small, gridColumn: '1 / -1', color: vars.color.textMuted })
