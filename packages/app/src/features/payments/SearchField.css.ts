import { style } from '@vanilla-extract/css'

export const root = style({ maxWidth: '34rem' })
