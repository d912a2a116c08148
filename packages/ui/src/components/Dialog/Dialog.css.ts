import { style } from '@vanilla-extract/css'

import { popup as overlayPopup } from '../../internal/overlay.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { media, space, text, zIndex } from '../../theme/scale.ts'

export const viewport = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.dialog,
  display: 'grid',
  placeItems: 'end stretch',
  padding: space.tight,
  overflowY: 'auto',
  '@media': { [media.tablet]: { placeItems: 'center', padding: space.wide } },
})

export const popup = style([
  overlayPopup,
  {
    position: 'relative',
    display: 'grid',
    gap: space.base,
    width: '100%',
    padding: space.roomy,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.panel,
    '@media': { [media.tablet]: { maxWidth: '30rem' } },
  },
])

export const title = style({ ...text.title, fontSize: '1.25rem' })

export const withClose = style({ paddingInlineEnd: '2.5rem' })

export const description = style({ color: vars.color.textMuted })

export const close = style({
  position: 'absolute',
  insetBlockStart: space.snug,
  insetInlineEnd: space.snug,
})

export const actions = style({
  display: 'grid',
  gap: space.tight,
  marginBlockStart: space.tight,
  '@media': {
    [media.tablet]: { display: 'flex', flexDirection: 'row-reverse', gap: space.snug },
  },
})
