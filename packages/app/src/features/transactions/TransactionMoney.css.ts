import { space, text, vars } from '@sluice/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: space.base, marginBlockEnd: space.roomy })

export const actions = style({ marginBlockStart: space.snug })

export const title = style(text.label)

export const timeline = style({ display: 'grid', gap: space.snug, marginBlockEnd: space.roomy })

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
})

export const print = style({ justifySelf: 'start', '@media': { print: { display: 'none' } } })

// The receipt is the open drawer alone.
globalStyle(`body:has([role="dialog"] ${print}) > :not(:has(${print}))`, {
  '@media': { print: { display: 'none' } },
})
globalStyle(`[role="dialog"]:has(${print}) button`, {
  '@media': { print: { display: 'none' } },
})
globalStyle(`[role="dialog"]:has(${print})`, {
  '@media': { print: { position: 'static', width: '100%', maxWidth: 'none', boxShadow: 'none' } },
})
