import { space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: space.base, overflowWrap: 'anywhere' })

export const qrCode = style({
  width: '100%',
  maxWidth: '14rem',
  justifySelf: 'center',
  borderRadius: vars.radius.panel,
})

export const waiting = style({ ...text.small, color: vars.color.textMuted })
