import { style } from '@vanilla-extract/css'

import { tabularNumbers } from '../../theme/scale.ts'

export const root = style({ ...tabularNumbers, unicodeBidi: 'plaintext' })
