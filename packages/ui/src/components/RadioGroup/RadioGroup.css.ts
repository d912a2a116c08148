import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media, space, text as textStyles, touchTarget } from '../../theme/scale.ts'

export const root = style({ minWidth: 0 })

export const label = style({ ...textStyles.label, paddingBlockEnd: space.tight })

/** As many in a row as fit; those of the last row share its width. */
export const options = style({ display: 'flex', flexWrap: 'wrap', gap: space.tight })

export const option = style({
  flex: '1 1 8rem',
  display: 'flex',
  alignItems: 'center',
  gap: space.tight,
  minHeight: touchTarget,
  paddingInline: space.snug,
  paddingBlock: space.tight,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: vars.color.actionSurface,
      borderColor: vars.color.action,
      boxShadow: `inset 0 0 0 1px ${vars.color.action}`,
    },
    '&:has(:disabled)': {
      color: vars.color.textMuted,
      background: vars.color.surfaceSunken,
      borderColor: vars.color.border,
      cursor: 'not-allowed',
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:has(:disabled))': { borderColor: vars.color.text } },
    },
  },
})

export const input = style({
  flexShrink: 0,
  width: '1.125rem',
  height: '1.125rem',
  margin: 0,
  accentColor: vars.color.action,
  outline: 'none',
})

export const text = style({ ...textStyles.label, display: 'grid', minWidth: 0 })

export const hint = style({ ...textStyles.caption, color: vars.color.textMuted })

export const message = style({ paddingBlockStart: space.tight })
