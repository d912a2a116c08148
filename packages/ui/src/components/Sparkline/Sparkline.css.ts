import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'inline-block',
  overflow: 'visible',
  verticalAlign: 'middle',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
})
