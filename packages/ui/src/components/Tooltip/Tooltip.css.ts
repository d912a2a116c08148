import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { space, text } from '../../theme/scale.ts'

export const popup = style({
  ...text.caption,
  maxWidth: '18rem',
  padding: `${space.hair} ${space.tight}`,
  color: vars.color.onDeep,
  background: vars.color.deep,
  borderRadius: vars.radius.small,
  boxShadow: vars.shadow.floating,
  transition: `opacity ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})
