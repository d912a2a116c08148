import { media } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

import { afterLead } from '../../lib/afterLead.ts'

export const content = style({
  '@media': {
    // In the middle of a larger screen the lead would move when the form comes.
    [`not ${media.tablet}`]: { selectors: { ':root[data-opened] &': afterLead('22rem') } },
  },
})
