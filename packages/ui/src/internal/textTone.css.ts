import { styleVariants } from '@vanilla-extract/css'

import { vars } from '../theme/contract.css.ts'

/** Text colors by meaning. */
export const textTone = styleVariants({
  default: {},
  muted: { color: vars.color.textMuted },
  action: { color: vars.color.action },
  success: { color: vars.color.successText },
  warning: { color: vars.color.warningText },
  danger: { color: vars.color.dangerText },
})
