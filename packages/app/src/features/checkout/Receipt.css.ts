import { space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: space.tight, minWidth: 0 })

export const title = style({ ...text.label })

export const list = style({ display: 'grid', gap: space.base })

export const line = style({ display: 'grid', gap: space.tight, minWidth: 0 })

export const amount = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.hair} ${space.base}`,
})

export const network = style({ color: vars.color.textMuted })
