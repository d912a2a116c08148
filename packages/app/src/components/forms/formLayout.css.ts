import { space } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The fields of a form in a column. */
export const form = style({
  display: 'grid',
  gap: space.base,
  selectors: { '&[hidden]': { display: 'none' } },
})

/** Related fields, such as two checkboxes. */
export const group = style({ display: 'grid', gap: space.tight })

/** A link, aligned with the end of the field above it. */
export const aside = style({ justifySelf: 'end' })
