import { style, styleVariants } from '@vanilla-extract/css'

import { media } from '../../theme/scale.ts'

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`
export const root = style({ display: 'grid', minWidth: 0 })

/** As many columns as given from the desktop on, at most two on a tablet and one on a phone. */
export const columns = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 6: 6, 12: 12 }, (count) => [
  root,
  {
    gridTemplateColumns: equal(1),
    '@media': {
      [media.tablet]: { gridTemplateColumns: equal(Math.min(count, 2)) },
      [media.desktop]: { gridTemplateColumns: equal(count) },
    },
  },
])
