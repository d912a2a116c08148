import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { measure, media, space, text, touchTarget } from '../../theme/scale.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.base,
  marginBlockEnd: space.roomy,
  '@media': {
    [media.tablet]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
    },
    [media.desktop]: { marginBlockEnd: space.wide },
  },
})

export const content = style({ display: 'grid', gap: space.hair, minWidth: 0, maxWidth: measure })

export const title = style({ ...text.heading, overflowWrap: 'anywhere' })

export const description = style({
  ...text.body,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})

export const back = style({
  ...text.label,
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space.hair,
  minHeight: touchTarget,
  // Aligns the chevron, which has some space around it, with the text below.
  marginInlineStart: `calc(-1 * ${space.hair})`,
  color: vars.color.action,
  textDecoration: 'none',
  borderRadius: vars.radius.small,
  '@media': {
    [media.hover]: {
      ':hover': { color: vars.color.actionHover, textDecoration: 'underline' },
    },
  },
})

export const backIcon = style({
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.snug })
