import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media, space, text } from '../../theme/scale.ts'

export const root = style({ display: 'grid', gap: space.base })

export const current = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.tight,
  paddingBlock: space.tight,
  paddingInline: `${space.base} ${space.tight}`,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.control,
})

export const currentText = style({ display: 'grid', gap: '0.125rem', minWidth: 0 })

export const currentLabel = style({ ...text.caption, color: vars.color.textMuted })

export const url = style({
  fontFamily: vars.font.mono,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  userSelect: 'all',
})

export const fields = style({
  display: 'grid',
  gap: space.base,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space.snug },
  },
})

export const field = style({ minWidth: 0 })

/** On a wide screen the button is next to the input, below the height of its label. */
export const submit = style({
  '@media': {
    [media.tablet]: {
      alignSelf: 'start',
      minHeight: vars.size.field,
      minWidth: '7rem',
      marginBlockStart: `calc(${text.label.fontSize} * ${text.label.lineHeight} + 0.375rem)`,
    },
  },
})

export const error = style({ ...text.small, color: vars.color.dangerText })
