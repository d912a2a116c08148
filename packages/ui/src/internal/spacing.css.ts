import { styleVariants } from '@vanilla-extract/css'

import { space } from '../theme/scale.ts'

/** A step of the spacing scale. */
export type Space =
  | 'none'
  | 'hair'
  | 'tight'
  | 'snug'
  | 'base'
  | 'roomy'
  | 'wide'
  | 'section'
  | 'page'
  | 'band'

const steps = { none: '0', ...space }

export const gap = styleVariants(steps, (value) => ({ gap: value }))
