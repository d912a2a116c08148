import { vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const brand = style({ color: vars.color.textMuted })
