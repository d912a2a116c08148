import { media, space } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.roomy,
  '@media': {
    [media.desktop]: { gridTemplateColumns: '11rem minmax(0, 44rem)', columnGap: space.section },
  },
})

export const nav = style({
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: space.roomy, alignSelf: 'start' },
  },
})

/** All sections are as wide. Wider, the lines of a form would be hard to read. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.wide,
  maxWidth: '44rem',
})
