import { style } from '@vanilla-extract/css'

import { tabularNumbers } from '../../theme/scale.ts'

export const root = style({ ...tabularNumbers, whiteSpace: 'nowrap' })

export const integer = style({ fontWeight: 600 })

/** A line breaks only between them. */
export const group = style({ display: 'inline-block' })

/** Lighter by opacity, which works on every surface. */
export const fraction = style({ fontWeight: 400, opacity: 0.75 })

export const unit = style({ marginInlineStart: '0.3em', fontWeight: 400, opacity: 0.75 })
