import { space, text, vars } from '@sluice/ui/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

export const row = style({
  display: 'flex',
  alignItems: 'start',
  gap: space.snug,
  paddingBlock: space.snug,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
})

export const icon = styleVariants({
  good: { flexShrink: 0, color: vars.color.successText },
  waiting: { flexShrink: 0, color: vars.color.warningText },
  bad: { flexShrink: 0, color: vars.color.dangerText },
})

export const words = style({
  display: 'grid',
  flexGrow: 1,
  justifyItems: 'start',
  gap: space.hair,
  minWidth: 0,
})

export const badge = style({ flexShrink: 0 })

export const about = style({ overflowWrap: 'anywhere' })

export const time = style({ ...text.small, color: vars.color.textMuted })
