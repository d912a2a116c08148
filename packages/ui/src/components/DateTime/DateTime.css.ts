import { style } from '@vanilla-extract/css'

import { figures } from '../../theme/scale.ts'

export const root = style({ ...figures })
