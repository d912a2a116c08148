import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { space, text } from '../../theme/scale.ts'

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.tight,
  minWidth: 0,
  maxWidth: '100%',
})

/** A click selects all of it. It wraps anywhere to stay within its column. */
export const shown = style({ minWidth: 0, overflowWrap: 'anywhere', userSelect: 'all' })

export const masked = style({ whiteSpace: 'nowrap', letterSpacing: '0.04em' })

export const failed = style({ ...text.caption, color: vars.color.dangerText })
