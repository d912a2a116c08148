import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { space, text } from '../../theme/scale.ts'

export const root = style({ display: 'grid', gap: space.base })

export const error = style({ ...text.small, color: vars.color.dangerText })
