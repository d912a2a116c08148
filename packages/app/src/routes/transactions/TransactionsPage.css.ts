import { media, space } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.base,
})

/** The filters, and the export of what they let through beside them. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.snug })

/** Leaves room for the filters beside a message that the choice of columns could not be loaded. */
export const columns = style({ display: 'grid', maxWidth: '20rem' })

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.base,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } },
})
