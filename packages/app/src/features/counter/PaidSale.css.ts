import { space, tabularNumbers, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: space.roomy,
  border: 'none',
  color: vars.color.successText,
  background: vars.color.successSurface,
  overflowY: 'auto',
  selectors: {
    '&[open]': {
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      gap: space.base,
    },
  },
})

export const title = style(text.display)

export const amount = style({ ...text.hero, ...tabularNumbers })

export const note = style({ ...text.lead, overflowWrap: 'anywhere', textAlign: 'center' })

export const actions = style({
  display: 'grid',
  gap: space.tight,
  width: '100%',
  maxWidth: '20rem',
  marginBlockStart: space.roomy,
})
