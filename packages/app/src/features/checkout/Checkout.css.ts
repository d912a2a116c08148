import { media, space, text } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const amountField = style({ paddingInlineStart: space.base })

/** Ten decimals fit in one line on a phone. */
export const amount = style({
  ...text.figure,
  fontSize: 'clamp(1.375rem, 6.2vw, 2rem)',
  lineHeight: 1.3,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
})

/** What one can't do on paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } })

export const print = style([
  screenOnly,
  { justifySelf: 'start', '@media': { [media.phone]: { justifySelf: 'stretch' } } },
])

export const loadingAmount = style({ height: '4.25rem' })

export const loadingCode = style({
  width: '14rem',
  height: '14rem',
  justifySelf: 'center',
})

export const loadingAddress = style({ height: '6rem' })
