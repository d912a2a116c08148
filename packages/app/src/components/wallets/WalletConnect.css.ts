import { space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gap: space.tight,
  paddingBlockStart: space.base,
  borderBlockStart: `1px solid ${vars.color.border}`,
})

export const title = style({ ...text.small, fontWeight: 600 })

export const note = style({ ...text.small, color: vars.color.textMuted })

/** It has more modules than the code of an address. */
export const code = style({
  justifySelf: 'center',
  maxWidth: '18rem',
  border: `1px solid ${vars.color.border}`,
})
