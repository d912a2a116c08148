import { space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const requestId = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.hair,
  minWidth: 0,
})

/** One line, as far as there is room. The button copies all of it. */
export const id = style({
  ...text.small,
  fontFamily: vars.font.mono,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
