import { keyframes, style } from '@vanilla-extract/css'

import { space, text } from '../../theme/scale.ts'

const rotate = keyframes({ to: { rotate: '1turn' } })

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: space.tight })

export const ring = style({
  flexShrink: 0,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${rotate} 900ms linear infinite` },
  },
})

export const label = style({ ...text.small })
