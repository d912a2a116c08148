import { space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: space.tight })

export const wallet = style({ display: 'grid', gap: space.hair })

export const icon = style({ width: '1.5rem', height: '1.5rem', borderRadius: vars.radius.small })

export const note = style({ ...text.small, color: vars.color.warningText })
