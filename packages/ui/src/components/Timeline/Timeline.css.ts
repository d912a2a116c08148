import { style, styleVariants } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { space, tabularNumbers, text } from '../../theme/scale.ts'

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  columnGap: space.snug,
  paddingBlockEnd: space.roomy,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line to the next event.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '2rem 0.25rem',
      insetInlineStart: '0.8125rem',
      borderInlineStart: `2px solid ${vars.color.border}`,
    },
  },
})

const marker = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: vars.radius.round,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})

export const tone = styleVariants({
  neutral: [marker, { color: vars.color.textMuted, background: vars.color.surfaceSunken }],
  info: [marker, { color: vars.color.action, background: vars.color.actionSurface }],
  success: [marker, { color: vars.color.successText, background: vars.color.successSurface }],
  warning: [marker, { color: vars.color.warningText, background: vars.color.warningSurface }],
  danger: [marker, { color: vars.color.dangerText, background: vars.color.dangerSurface }],
})

export const dot = style({
  width: '0.5rem',
  height: '0.5rem',
  background: 'currentColor',
  borderRadius: vars.radius.round,
})

export const content = style({ display: 'grid', gap: '0.125rem', paddingBlockStart: '0.1875rem' })

export const title = style({ ...text.label })

export const time = style({ ...text.caption, ...tabularNumbers, color: vars.color.textMuted })

/** Not muted: an amount in it has parts that are lighter than their surroundings. */
export const description = style({
  ...text.small,
  overflowWrap: 'anywhere',
})
