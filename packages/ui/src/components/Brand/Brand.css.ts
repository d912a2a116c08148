import { style } from '@vanilla-extract/css'

import { space } from '../../theme/scale.ts'

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.tight,
  fontSize: '1.1875rem',
  lineHeight: 1.2,
  fontWeight: 600,
  letterSpacing: '-0.015em',
})

export const logo = style({ display: 'inline-flex', fontSize: '1.25em', flexShrink: 0 })
