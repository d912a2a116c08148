import { space } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The sections of a page, one under the other. */
export const parts = style({ display: 'grid', gap: space.wide })

/** A card with a form. Wider, its lines would be hard to read. */
export const card = style({ maxWidth: '44rem' })

/** Small controls, one under the other. */
export const controls = style({ display: 'grid', justifyItems: 'start', gap: space.snug })
