import { keyframes, style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'

const pulse = keyframes({ '50%': { opacity: 0.07 } })

export const root = style({
  display: 'block',
  maxWidth: '100%',
  background: 'currentColor',
  opacity: 0.15,
  borderRadius: vars.radius.small,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${pulse} 1600ms ease-in-out infinite`,
    },
  },
})
