import { media, space, vars, zIndex } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Over the end of the view, where it covers no heading, and nothing moves when it appears or disappears. */
export const offlineNotice = style({
  position: 'fixed',
  // On a phone the navigation is below it.
  insetBlockEnd: `calc(4.5rem + env(safe-area-inset-bottom))`,
  insetInline: space.snug,
  zIndex: zIndex.toast,
  maxWidth: '36rem',
  marginInline: 'auto',
  boxShadow: vars.shadow.floating,
  '@media': { [media.tablet]: { insetBlockEnd: space.base } },
})
