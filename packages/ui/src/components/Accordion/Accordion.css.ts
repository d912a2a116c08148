import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media, measure, space, text } from '../../theme/scale.ts'

export const root = style({ borderBlockEnd: `1px solid ${vars.color.border}` })

const transition = `${vars.motion.calm} ${vars.motion.ease}`

export const item = style({
  borderBlockStart: `1px solid ${vars.color.border}`,
  interpolateSize: 'allow-keywords',
  selectors: {
    '&::details-content': {
      blockSize: 0,
      overflow: 'clip',
      overflowClipMargin: space.tight,
      opacity: 0,
      transition: `block-size ${transition}, opacity ${transition}, content-visibility ${transition} allow-discrete`,
    },
    '&[open]::details-content': { blockSize: 'auto', opacity: 1 },
  },
})

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.base,
  minHeight: '3.5rem',
  marginInline: `calc(-1 * ${space.tight})`,
  padding: `${space.snug} ${space.tight}`,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: vars.radius.small,
  outlineOffset: 0,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { ':hover': { color: vars.color.action } } },
})

export const title = style({ ...text.title, textWrap: 'pretty' })

export const icon = style({
  flexShrink: 0,
  color: vars.color.action,
  transition: `rotate ${transition}`,
  selectors: { [`${item}[open] > ${summary} > &`]: { rotate: '45deg' } },
})

export const content = style({
  maxWidth: measure,
  paddingBlockEnd: space.roomy,
  color: vars.color.textMuted,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.snug,
})
