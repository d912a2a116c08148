import { space } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gap: space.snug,
  '@media': { print: { display: 'none' } },
})

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.hair} ${space.base}` })
