import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media, space, text } from '../../theme/scale.ts'

export const root = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space.base,
  maxWidth: '62rem',
  marginInline: 'auto',
  padding: `${space.snug} ${space.base} ${space.base}`,
  '@media': {
    [media.tablet]: { paddingInline: space.wide, gap: space.wide },
    // A receipt is one sheet.
    print: { minHeight: 0, zoom: 0.85 },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.base,
  minHeight: '2.75rem',
})

export const seller = style({ ...text.label, flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const main = style({
  display: 'grid',
  alignContent: 'start',
  alignItems: 'start',
  gap: space.roomy,
  width: '100%',
  maxWidth: '30rem',
  marginInline: 'auto',
})

export const withPanel = style({
  '@media': {
    [media.desktop]: {
      maxWidth: 'none',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 27rem)',
      gap: space.page,
    },
  },
})

export const summary = style({
  display: 'grid',
  gap: space.base,
  minWidth: 0,
  '@media': { [media.tablet]: { gap: space.roomy } },
})

export const intro = style({ display: 'grid', gap: space.hair })

export const title = style({ ...text.title, outline: 'none', overflowWrap: 'anywhere' })

export const description = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' })

export const panel = style({
  display: 'grid',
  gap: space.base,
  minWidth: 0,
  padding: space.base,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  boxShadow: vars.shadow.raised,
  '@media': { [media.tablet]: { padding: space.roomy } },
})

export const footer = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space.tight} ${space.base}`,
  color: vars.color.textMuted,
  '@media': { print: { display: 'none' } },
})
