import { space } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

import { afterLead } from '../../lib/afterLead.ts'

export const parts = style({
  display: 'grid',
  gap: space.wide,
  selectors: { ':root[data-opened] &': afterLead('24rem') },
})
