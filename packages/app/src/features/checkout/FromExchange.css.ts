import { space, text } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const steps = style({
  ...text.body,
  display: 'grid',
  gap: space.snug,
  paddingInlineStart: '1.5rem',
  listStyle: 'decimal',
})

export const step = style({ display: 'grid', gap: space.tight })
