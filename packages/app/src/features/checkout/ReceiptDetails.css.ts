import { space, text } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: space.tight, minWidth: 0 })

export const title = style({ ...text.label })
