import { style } from '@vanilla-extract/css'

import { vars } from '../theme/contract.css.ts'

/** A click selects the whole string. */
export const root = style({
  display: 'flex',
  minWidth: 0,
  fontFamily: vars.font.mono,
  fontSize: '0.9375em',
  userSelect: 'all',
  direction: 'ltr',
})

export const head = style({
  minWidth: '4ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
