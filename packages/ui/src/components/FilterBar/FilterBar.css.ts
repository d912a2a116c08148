import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { tabularNumbers, media, space, text, touchTarget } from '../../theme/scale.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.snug,
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.snug,
  '@media': { [media.tablet]: { display: 'none' } },
})

export const toggle = style({ flexShrink: 0 })

export const count = style({
  ...text.caption,
  ...tabularNumbers,
  minWidth: '1.375rem',
  paddingInline: '0.375rem',
  color: vars.color.onAction,
  background: vars.color.action,
  borderRadius: vars.radius.round,
})

export const summary = style({
  ...text.small,
  minWidth: 0,
  color: vars.color.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const fields = style({
  display: 'none',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.snug,
  alignItems: 'start',
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
    },
  },
})

export const opened = style({ display: 'grid' })

export const clear = style({
  gridColumn: '1 / -1',
  minHeight: touchTarget,
  '@media': {
    // Aligned with the fields rather than with their labels.
    [media.tablet]: { gridColumn: 'auto', justifySelf: 'start', marginBlockStart: '1.375rem' },
  },
})
