import { style } from '@vanilla-extract/css'

import { popup as overlayPopup } from '../../internal/overlay.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { media, space, text, zIndex } from '../../theme/scale.ts'

/** At the bottom on a phone, at the inline end elsewhere. */
export const popup = style([
  overlayPopup,
  {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: zIndex.dialog,
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    // A part of the page stays visible. The height is in whole pixels, which keeps text sharp.
    maxHeight: 'calc(100dvh - 4rem)',
    borderStartStartRadius: vars.radius.panel,
    borderStartEndRadius: vars.radius.panel,
    '@media': {
      [media.tablet]: {
        insetBlockStart: 0,
        insetInlineStart: 'auto',
        width: '28rem',
        maxHeight: 'none',
        borderInlineStart: `1px solid ${vars.color.border}`,
        borderRadius: 0,
      },
    },
  },
])

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.base,
  paddingBlock: space.tight,
  paddingInline: `${space.roomy} ${space.snug}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
})

export const title = style({ ...text.title })

export const body = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.roomy,
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
})
