import { touchTarget } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The block with the server's capabilities, marked if they include passkeys. */
const announced = '#sluice-capabilities[data-passkeys]'

/** Reserves the button's height from the first paint. */
export const slot = style({
  display: 'grid',
  alignContent: 'start',
  selectors: {
    [`:root:has(${announced}) &`]: { minHeight: touchTarget },
    '&:empty': { display: 'none' },
    [`:root:has(${announced}) &:empty`]: { display: 'grid' },
  },
})
