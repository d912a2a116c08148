import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { measure, space, text } from '../../theme/scale.ts'

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.tight,
  paddingBlock: space.section,
  paddingInline: space.base,
  textAlign: 'center',
})

export const art = style({ width: '15rem', marginBlockEnd: space.base })

export const title = style({ ...text.title })

export const description = style({ ...text.body, maxWidth: measure, color: vars.color.textMuted })

export const actions = style({ marginBlockStart: space.base })
