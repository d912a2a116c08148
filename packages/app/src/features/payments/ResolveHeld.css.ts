import { space } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.tight })
