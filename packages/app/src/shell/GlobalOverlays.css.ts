import { space, vars, zIndex } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Above the page, so that nothing moves when it appears or disappears. */
export const offlineNotice = style({
  position: 'fixed',
  insetBlockStart: space.snug,
  insetInline: space.snug,
  zIndex: zIndex.toast,
  maxWidth: '36rem',
  marginInline: 'auto',
  boxShadow: vars.shadow.floating,
})
