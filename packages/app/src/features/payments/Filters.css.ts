import { space } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: space.snug })

/** Its fields are in the grid of the bar. */
export const choices = style({ display: 'contents' })

/** Both ends of the period stay in one line. */
export const period = style({ gridColumn: 'span 2' })

/** Beside the fields, in the middle of their controls. */
export const more = style({ alignSelf: 'end', justifySelf: 'start' })
