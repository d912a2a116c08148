import { style } from '@vanilla-extract/css'

/** The height of the button and of the two lines under it. */
const height = '6.05rem'

/** Stands in the page where the server says that there will be a button. */
export const announced = '#sluice-capabilities[data-oidc]'

/** The button's place. It has its room from the first paint on where the server says that there will be a button. */
export const place = style({
  display: 'none',
  alignContent: 'start',
  minHeight: height,
  selectors: { [`:root:has(${announced}) &`]: { display: 'grid' } },
})

/** The same where the build says so. */
export const placeOfBuild = style({ display: 'grid', alignContent: 'start', minHeight: height })
