import { space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const details = style({
  ...text.small,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))',
  gap: `${space.tight} ${space.roomy}`,
})

export const term = style({ color: vars.color.textMuted })

export const amount = style({ whiteSpace: 'normal', overflowWrap: 'anywhere' })

export const reference = style({ overflowWrap: 'anywhere' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.tight })
