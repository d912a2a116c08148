import { space, vars, zIndex } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Over the page, so that nothing moves when the network goes and comes. */
export const notice = style({
  position: 'fixed',
  insetBlockStart: space.snug,
  insetInline: space.snug,
  zIndex: zIndex.toast,
  maxWidth: '36rem',
  marginInline: 'auto',
  boxShadow: vars.shadow.floating,
})
