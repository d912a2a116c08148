import { media, space, tabularNumbers, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: space.tight, minWidth: 0 })

export const label = style({ ...text.label, color: vars.color.textMuted, textAlign: 'center' })

export const amount = style({
  ...text.hero,
  ...tabularNumbers,
  width: '100%',
  padding: space.tight,
  color: vars.color.text,
  background: 'transparent',
  border: `1px solid transparent`,
  borderRadius: vars.radius.control,
  textAlign: 'center',
  selectors: {
    '&::placeholder': { color: vars.color.textMuted },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
  },
})

export const error = style({
  ...text.small,
  color: vars.color.dangerText,
  textAlign: 'center',
  ':empty': { display: 'none' },
})

/** As on a phone, also where one reads from right to left. */
export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.tight,
  direction: 'ltr',
})

export const key = style({
  ...text.figure,
  ...tabularNumbers,
  minHeight: '3.5rem',
  color: vars.color.text,
  background: vars.color.surfaceSunken,
  border: 'none',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  touchAction: 'manipulation',
  ':active': { background: vars.color.actionSurface },
  ':disabled': { color: vars.color.textMuted, cursor: 'not-allowed' },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled)': { background: vars.color.actionSurface } },
    },
  },
})
