import { style, styleVariants } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { space } from '../../theme/scale.ts'

const steps = { none: '0', ...space }

export const padding = styleVariants(steps, (value) => ({ padding: value }))
export const paddingInline = styleVariants(steps, (value) => ({ paddingInline: value }))
export const paddingBlock = styleVariants(steps, (value) => ({ paddingBlock: value }))

export const surface = styleVariants({
  page: { background: vars.color.surface, color: vars.color.text },
  raised: { background: vars.color.surfaceRaised, color: vars.color.text },
  sunken: { background: vars.color.surfaceSunken, color: vars.color.text },
  deep: { background: vars.color.deep, color: vars.color.onDeep },
})

export const radius = styleVariants({
  small: { borderRadius: vars.radius.small },
  control: { borderRadius: vars.radius.control },
  panel: { borderRadius: vars.radius.panel },
})

export const bordered = style({ border: `1px solid ${vars.color.border}` })
