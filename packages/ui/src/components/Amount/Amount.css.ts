import { style } from '@vanilla-extract/css'

import { figures } from '../../theme/scale.ts'

export const root = style({ ...figures, whiteSpace: 'nowrap' })

export const integer = style({ fontWeight: 600 })

/** Fainter than the integer part by opacity, so that it is right on every surface. */
export const fraction = style({ fontWeight: 400, opacity: 0.75 })

export const unit = style({ marginInlineStart: '0.3em', fontWeight: 400, opacity: 0.75 })
