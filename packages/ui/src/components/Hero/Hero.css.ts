import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media, measure, space, text } from '../../theme/scale.ts'

export const root = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  background: vars.color.deep,
})

export const art = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: -1,
  width: '100%',
  height: '18rem',
  '@media': { [media.tablet]: { height: '26rem' } },
})

export const inner = style({
  width: '100%',
  maxWidth: '78rem',
  marginInline: 'auto',
  paddingInline: space.base,
  color: vars.color.onDeep,
  '@media': { [media.tablet]: { paddingInline: space.wide } },
})

export const body = style({
  display: 'grid',
  gap: space.section,
  paddingBlock: `${space.section} 19rem`,
  '@media': {
    [media.tablet]: { paddingBlock: `${space.page} 27rem` },
    [media.desktop]: { paddingBlock: `${space.page} 16rem` },
  },
})

export const split = style({
  paddingBlockEnd: space.section,
  '@media': {
    [media.tablet]: { paddingBlockEnd: space.page },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.05fr)',
      alignItems: 'center',
      paddingBlock: `${space.page} 9.5rem`,
    },
  },
})

export const content = style({ display: 'grid', justifyItems: 'start' })

export const eyebrow = style({
  ...text.label,
  marginBlockEnd: space.base,
  color: vars.color.onDeepAction,
})

export const title = style({ ...text.hero, maxWidth: '9.6em' })

export const lead = style({
  ...text.lead,
  maxWidth: `min(34rem, ${measure})`,
  marginBlockStart: space.roomy,
  color: vars.color.onDeepMuted,
  textWrap: 'pretty',
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.snug,
  marginBlockStart: space.wide,
})

export const note = style({
  ...text.small,
  marginBlockStart: space.base,
  color: vars.color.onDeepMuted,
})

export const product = style({ minWidth: 0 })
