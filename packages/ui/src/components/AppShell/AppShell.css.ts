import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media, space, text, zIndex } from '../../theme/scale.ts'
import { barHeight } from '../Sidebar/Sidebar.css.ts'

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
  // Keeps the end of the page above the bottom navigation of a phone.
  paddingBlockEnd: `calc(${barHeight} + env(safe-area-inset-bottom) + ${space.wide})`,
  scrollMarginBlockStart: barHeight,
  outline: 'none',
  '@media': {
    [media.tablet]: { padding: space.roomy, scrollMarginBlockStart: 0 },
    [media.desktop]: { paddingInline: space.section, paddingBlock: space.wide },
  },
})

export const page = style({ maxWidth: '76rem', marginInline: 'auto' })
