import { space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: space.base, marginBlockEnd: space.roomy })

export const actions = style({ marginBlockStart: space.snug })

export const title = style(text.label)

export const timeline = style({
  display: 'grid',
  gap: space.snug,
  marginBlockEnd: space.roomy,
})

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
})

export const refunds = style({ display: 'grid', gap: space.tight, justifyItems: 'start' })

export const refundList = style({
  display: 'grid',
  gap: space.tight,
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const refund = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.tight,
})
