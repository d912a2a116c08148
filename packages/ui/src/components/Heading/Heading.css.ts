import { styleVariants } from '@vanilla-extract/css'

import { text } from '../../theme/scale.ts'

const { hero, display, heading, title, label } = text

export const variant = styleVariants({ hero, display, heading, title, label }, (rule) => [rule])
