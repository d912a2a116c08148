import { space, tabularNumbers, text, vars } from '@sluice/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const forPrint = '@media'

export const root = style({ display: 'grid', gap: space.base, minWidth: 0, outline: 'none' })

export const sheet = style({ display: 'grid', gap: space.tight, justifyItems: 'center' })

export const description = style({
  ...text.label,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

export const amount = style({ ...text.figure, ...tabularNumbers, overflowWrap: 'anywhere' })

export const code = style({
  maxWidth: '12rem',
  border: `1px solid ${vars.color.border}`,
  [forPrint]: { print: { maxWidth: '16rem', border: 'none' } },
})

/** Beside the code on paper only; on the screen the link has a field of its own. */
export const printed = style({
  ...text.small,
  display: 'none',
  [forPrint]: { print: { display: 'block', overflowWrap: 'anywhere' } },
})

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: space.tight,
})

// On paper there is nothing but the code, what it is for, and the link.
globalStyle(`body:has(${sheet})`, { [forPrint]: { print: { visibility: 'hidden' } } })
globalStyle(`body:has(${sheet}) ${sheet}`, {
  [forPrint]: {
    print: { visibility: 'visible', position: 'fixed', inset: 0, alignContent: 'center' },
  },
})
