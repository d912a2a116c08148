import { space } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: space.base })
