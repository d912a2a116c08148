import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { tabularNumbers, text } from '../../theme/scale.ts'

export const root = style({ ...text.small, color: vars.color.textMuted })

export const time = style({ ...tabularNumbers, color: vars.color.text, fontWeight: 600 })
