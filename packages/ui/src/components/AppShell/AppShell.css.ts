import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media, space, text, zIndex } from '../../theme/scale.ts'
import { barHeight } from '../Sidebar/sidebarSize.ts'

export const root = style({
  minHeight: '100dvh',
  '@media': {
    [media.tablet]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' },
    print: { display: 'block' },
  },
})

export const skip = style({
  ...text.label,
  position: 'fixed',
  insetBlockStart: space.snug,
  insetInlineStart: space.snug,
  zIndex: zIndex.dialog,
  paddingInline: space.base,
  paddingBlock: space.snug,
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.floating,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)' },
  },
})

export const main = style({
  minWidth: 0,
  paddingInline: space.base,
  paddingBlockStart: space.roomy,
  // The bar of pages lies over the last lines of a phone's page.
  paddingBlockEnd: `calc(${barHeight} + env(safe-area-inset-bottom) + ${space.wide})`,
  scrollMarginBlockStart: barHeight,
  outline: 'none',
  '@media': {
    [media.tablet]: { padding: space.roomy, scrollMarginBlockStart: 0 },
    [media.desktop]: { paddingInline: space.section, paddingBlock: space.wide },
  },
})

/** Wide enough for a table with a hash, no wider than an eye follows a row. */
export const page = style({ maxWidth: '76rem', marginInline: 'auto' })
