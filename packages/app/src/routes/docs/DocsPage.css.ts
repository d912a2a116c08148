import { media, measure, space, text, touchTarget, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

const contained = style({
  width: '100%',
  maxWidth: '86rem',
  marginInline: 'auto',
  paddingInline: space.base,
  '@media': { [media.tablet]: { paddingInline: space.wide } },
})

export const bar = style([
  contained,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.base,
    paddingBlock: space.base,
  },
])

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  textDecorationLine: 'none',
})

export const account = style({ display: 'flex', alignItems: 'center', gap: space.roomy })

export const signIn = style({
  ...text.label,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
})

export const main = style([
  contained,
  {
    paddingBlock: `${space.wide} ${space.page}`,
    '@media': { [media.tablet]: { paddingBlock: `${space.section} ${space.band}` } },
  },
])

export const title = style({ ...text.display })

export const lead = style({
  ...text.lead,
  maxWidth: measure,
  marginBlock: `${space.snug} ${space.section}`,
  color: vars.color.textMuted,
})
