import { style } from '@vanilla-extract/css'

import { input as fieldInput } from '../../internal/field.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { media, space, tabularNumbers, text } from '../../theme/scale.ts'

export const group = style({ position: 'relative', display: 'grid' })

export const input = style([fieldInput, tabularNumbers, { paddingInlineEnd: '6.5rem' }])

export const currency = style({
  ...text.label,
  position: 'absolute',
  insetBlock: '1px',
  insetInlineEnd: '1px',
  display: 'flex',
  alignItems: 'center',
  gap: space.hair,
  paddingInline: space.snug,
  color: vars.color.textMuted,
  borderInlineStart: `1px solid ${vars.color.border}`,
  borderStartEndRadius: vars.radius.control,
  borderEndEndRadius: vars.radius.control,
  '@media': {
    [media.hover]: { selectors: { '&:has(select:enabled):hover': { color: vars.color.text } } },
  },
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
})

/** Lies over the code of the currency, which is shorter than its name in the list. */
export const select = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  ':disabled': { cursor: 'not-allowed' },
})
