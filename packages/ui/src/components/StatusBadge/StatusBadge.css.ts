import { style } from '@vanilla-extract/css'

/** A status is one word, which a narrow column must not break. */
export const root = style({ whiteSpace: 'nowrap' })
