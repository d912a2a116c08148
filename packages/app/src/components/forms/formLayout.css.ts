import { space } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

/** A form's fields, one under the other. */
export const form = style({ display: 'grid', gap: space.base })

/** Fields that belong together more closely, such as two boxes to tick. */
export const group = style({ display: 'grid', gap: space.tight })

/** A line that leads elsewhere, at the end of the field above it. */
export const aside = style({ justifySelf: 'end' })
