import { space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

import * as layout from '../../components/forms/formLayout.css.ts'

export const amount = style({
  ...text.figure,
  fontSize: 'clamp(1.375rem, 6.2vw, 2rem)',
  lineHeight: 1.3,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
})

export const loadingAmount = style({ height: '4.25rem' })

export const form = style([layout.form])

export const address = style({
  fontFamily: vars.font.mono,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
})

export const claimed = style({ display: 'grid', gap: space.base })

export const note = style({ ...text.small, color: vars.color.textMuted })
