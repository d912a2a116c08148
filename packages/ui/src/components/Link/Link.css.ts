import { style, styleVariants } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'

const root = style({
  fontWeight: 500,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  borderRadius: '2px',
  // Makes a line of small text 24 px high to touch, and takes no room.
  paddingBlock: '0.25rem',
  marginBlock: '-0.25rem',
  '@media': { [media.hover]: { ':hover': { textDecorationThickness: '2px' } } },
})

export const tone = styleVariants({
  action: [
    root,
    {
      color: vars.color.action,
      '@media': { [media.hover]: { ':hover': { color: vars.color.actionHover } } },
    },
  ],
  muted: [
    root,
    {
      color: vars.color.textMuted,
      '@media': { [media.hover]: { ':hover': { color: vars.color.text } } },
    },
  ],
  inherit: [root, { color: 'inherit' }],
})

export const end = style({ flexShrink: 0, whiteSpace: 'nowrap' })

/** Between the text and the arrow of a link to another site, which stay on one line. */
export const arrow = style({
  display: 'inline',
  marginInlineStart: '0.25em',
  verticalAlign: '-0.1em',
  rotate: '-45deg',
  selectors: { '&:dir(rtl)': { rotate: '225deg' } },
})
