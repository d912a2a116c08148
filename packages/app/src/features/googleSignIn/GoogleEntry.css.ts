import { style } from '@vanilla-extract/css'

/** The height of the button and of the two lines under it. */
const height = '6.05rem'

/** The button's place. It has its room from the first paint on where the server says that there will be a button. */
export const place = style({
  display: 'none',
  alignContent: 'start',
  minHeight: height,
  selectors: { ':root:has(#sluice-extras[data-oidc]) &': { display: 'grid' } },
})

/** The same where the build says so. */
export const placeOfBuild = style({ display: 'grid', alignContent: 'start', minHeight: height })
