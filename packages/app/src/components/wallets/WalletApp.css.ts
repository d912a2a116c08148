import { space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const scan = style({ display: 'grid', gap: space.tight, justifyItems: 'center' })

export const code = style({ border: `1px solid ${vars.color.border}` })

export const caption = style({ ...text.small, color: vars.color.textMuted, textAlign: 'center' })

export const token = style({ color: vars.color.text, fontWeight: 600 })

export const open = style({ display: 'grid', gap: space.tight })

export const hint = style({ ...text.small, color: vars.color.textMuted })
