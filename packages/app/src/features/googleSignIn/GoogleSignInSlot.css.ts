import { style } from '@vanilla-extract/css'

/** The height of the button and the two lines under it. */
const height = '6.05rem'

/** The block with the server's capabilities, marked if they include a provider. */
const announced = '#sluice-capabilities[data-oidc]'

/** Reserves the button's height from the first paint if the server announces a provider. */
export const slot = style({
  display: 'none',
  alignContent: 'start',
  minHeight: height,
  selectors: { [`:root:has(${announced}) &`]: { display: 'grid' } },
})

/** The same if the build has a provider. */
export const slotOfBuild = style({ display: 'grid', alignContent: 'start', minHeight: height })
