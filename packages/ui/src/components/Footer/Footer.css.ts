import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media, space, text } from '../../theme/scale.ts'

export const root = style({ background: vars.color.deep })

export const inner = style({
  maxWidth: '78rem',
  marginInline: 'auto',
  paddingInline: space.base,
  paddingBlock: `${space.section} ${space.roomy}`,
  color: vars.color.onDeep,
  '@media': { [media.tablet]: { paddingInline: space.wide } },
})

export const top = style({
  display: 'grid',
  gap: `${space.wide} ${space.section}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 2fr)',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
})

export const about = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
})

export const tagline = style({
  ...text.small,
  maxWidth: '20.5em',
  marginBlockStart: space.snug,
  color: vars.color.onDeepMuted,
})

export const groupTitle = style({
  ...text.caption,
  paddingBlockEnd: space.tight,
  color: vars.color.onDeepMuted,
})

export const link = style({
  ...text.label,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  textDecorationLine: 'none',
  '@media': {
    [media.hover]: { ':hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' } },
    '(pointer: coarse)': { minHeight: '2.75rem' },
  },
})

export const bottom = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.base,
  marginBlockStart: space.section,
  paddingBlockStart: space.roomy,
  color: vars.color.onDeepMuted,
  borderBlockStart: `1px solid ${vars.color.deepLine}`,
})
