import { space } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

import { afterLead } from '../../lib/afterLead.ts'

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.base,
  selectors: { ':root[data-opened] &': afterLead('80rem') },
})
