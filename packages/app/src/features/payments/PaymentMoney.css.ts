import { space, text, vars } from '@sluice/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: space.base, marginBlockEnd: space.roomy })

export const actions = style({ marginBlockStart: space.snug })

export const title = style(text.label)

/** What the merchant's server was told is not part of a receipt. */
export const timeline = style({
  display: 'grid',
  gap: space.snug,
  marginBlockEnd: space.roomy,
  '@media': { print: { display: 'none' } },
})

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
})

export const print = style({ justifySelf: 'start', '@media': { print: { display: 'none' } } })

/** The heading of the printed receipt. */
export const receipt = style({
  ...text.title,
  display: 'none',
  '@media': { print: { display: 'block' } },
})

// The receipt is the open drawer alone, on as many sheets as it needs.
globalStyle(`:is(html, body):has(${print})`, {
  '@media': { print: { overflow: 'visible !important', height: 'auto !important' } },
})
globalStyle(
  `body:has(${print}) > :not(:has(${print})), :has(> [role="dialog"] ${print}) > :not([role="dialog"])`,
  {
    '@media': { print: { display: 'none' } },
  },
)
globalStyle(`[role="dialog"]:has(${print}) :is(button, a)`, {
  '@media': { print: { display: 'none' } },
})
globalStyle(`[role="dialog"]:has(${print})`, {
  '@media': {
    print: {
      display: 'block',
      position: 'static',
      width: '100%',
      maxWidth: 'none',
      boxShadow: 'none',
    },
  },
})
globalStyle(`[role="dialog"]:has(${print}) > *`, {
  '@media': { print: { overflow: 'visible' } },
})
