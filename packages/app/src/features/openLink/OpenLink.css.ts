import { text } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

import * as layout from '../../components/forms/formLayout.css.ts'

export const amount = style({
  ...text.figure,
  fontSize: 'clamp(1.375rem, 6.2vw, 2rem)',
  lineHeight: 1.3,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
})

/** On paper, the invoice has it. */
export const amountOfInvoice = style([amount, { '@media': { print: { display: 'none' } } }])

export const loadingAmount = style({ height: '4.25rem' })

/** What one can't do on paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } })

export const form = style([layout.form, screenOnly])
