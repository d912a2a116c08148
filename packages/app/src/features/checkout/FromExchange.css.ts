import { space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({ ...text.body })

export const summary = style({
  ...text.label,
  minHeight: '1.5rem',
  color: vars.color.action,
  cursor: 'pointer',
})

export const steps = style({
  display: 'grid',
  gap: space.tight,
  marginBlock: space.snug,
  paddingInlineStart: '1.5rem',
  listStyle: 'decimal',
})
