import { space } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const tools = style({ display: 'flex', alignItems: 'center', gap: space.snug })
