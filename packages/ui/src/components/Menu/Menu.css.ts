import { style } from '@vanilla-extract/css'

import { popup as floating } from '../../internal/floating.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { space, text } from '../../theme/scale.ts'

export const popup = style([floating, { minWidth: '12rem', padding: space.hair }])

export const icon = style({ display: 'grid', flexShrink: 0, color: vars.color.textMuted })

export const danger = style({ color: vars.color.dangerText })

export const separator = style({
  marginBlock: space.hair,
  borderBlockStart: `1px solid ${vars.color.border}`,
})

export const description = style({ ...text.small, color: vars.color.textMuted })

export const words = style({ display: 'grid', paddingBlock: space.hair })
