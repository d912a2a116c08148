import { style, styleVariants } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media, space, tabularNumbers, text } from '../../theme/scale.ts'

export const root = style({
  display: 'grid',
  gap: space.base,
  '@media': {
    [media.tablet]: { display: 'flex', alignItems: 'flex-start' },
  },
})

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.snug,
  flex: 1,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: space.tight,
      selectors: {
        // The line to the next step.
        '&:not(:last-child)::after': {
          content: '',
          position: 'absolute',
          insetBlockStart: '0.875rem',
          insetInline: '2.5rem 0',
          borderBlockStart: `2px solid ${vars.color.border}`,
        },
      },
    },
  },
})

const marker = style({
  ...text.caption,
  ...tabularNumbers,
  display: 'grid',
  placeItems: 'center',
  width: '1.875rem',
  height: '1.875rem',
  fontWeight: 600,
  border: '1.5px solid',
  borderRadius: vars.radius.round,
})

export const state = styleVariants({
  done: [
    marker,
    { color: vars.color.onAction, background: vars.color.action, borderColor: vars.color.action },
  ],
  current: [marker, { color: vars.color.action, background: vars.color.actionSurface }],
  upcoming: [marker, { color: vars.color.textMuted, borderColor: vars.color.borderControl }],
  error: [marker, { color: vars.color.dangerText, background: vars.color.dangerSurface }],
})

export const content = style({ display: 'grid', gap: '0.125rem', minWidth: 0 })

export const label = style({ ...text.label })

export const muted = style({ color: vars.color.textMuted })

export const description = style({ ...text.small, color: vars.color.textMuted })
