import { space, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: space.base, maxWidth: '44rem' })

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.base,
})

export const pages = style({ display: 'flex', gap: space.tight })

export const card = style({ display: 'grid', gap: space.base })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.tight })

export const address = style({
  fontFamily: vars.font.mono,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
})

export const others = style({
  display: 'grid',
  gap: space.snug,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const pay = style({
  display: 'grid',
  gap: space.base,
  paddingBlockStart: space.base,
  borderBlockStart: `1px solid ${vars.color.border}`,
})

export const hashForm = style({ display: 'grid', gap: space.tight, justifyItems: 'start' })

export const wide = style({ width: '100%' })
