import { style } from '@vanilla-extract/css'

/** A line of its own above the other filters. */
export const root = style({ gridColumn: '1 / -1', maxWidth: '34rem' })
