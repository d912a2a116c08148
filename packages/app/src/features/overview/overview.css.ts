import { space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const failure = style({ marginBlockEnd: space.base })

export const books = style({ ...text.small, color: vars.color.textMuted })

export const business = style({ marginBlockEnd: space.hair, color: vars.color.text })
