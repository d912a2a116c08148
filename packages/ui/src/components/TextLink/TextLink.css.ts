import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

export const root = style({
  color: vars.color.action,
  fontWeight: 500,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  borderRadius: '2px',
  '@media': {
    [media.hover]: {
      ':hover': { color: vars.color.actionHover, textDecorationThickness: '2px' },
    },
  },
})
