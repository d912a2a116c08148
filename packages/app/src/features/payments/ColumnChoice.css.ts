import { space } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: space.tight })
