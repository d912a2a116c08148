import { style } from '@vanilla-extract/css'

export const figure = style({ display: 'block' })
