import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { space, text } from '../../theme/scale.ts'

export const root = style({ display: 'grid' })

export const row = style({ display: 'flex', gap: space.tight })

export const main = style({ flexGrow: 1 })

export const busy = style({ cursor: 'progress', color: vars.color.textMuted })

export const logo = style({
  flexShrink: 0,
  selectors: { ':disabled > &': { filter: 'grayscale(1)', opacity: 0.5 } },
})

export const failure = style({
  ...text.small,
  display: 'flex',
  gap: space.tight,
  marginBlockStart: space.tight,
  color: vars.color.dangerText,
})

export const failureIcon = style({ flexShrink: 0, marginBlockStart: '0.1em' })

export const consent = style({
  ...text.small,
  marginBlockStart: space.snug,
  color: vars.color.textMuted,
  textAlign: 'center',
  textWrap: 'balance',
})
