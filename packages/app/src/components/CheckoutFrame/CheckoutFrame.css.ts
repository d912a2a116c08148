import { text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const brand = style({ ...text.small, color: vars.color.textMuted })
