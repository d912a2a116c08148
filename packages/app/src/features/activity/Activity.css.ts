import { space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.tight })

export const detail = style({
  ...text.small,
  display: 'block',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})
