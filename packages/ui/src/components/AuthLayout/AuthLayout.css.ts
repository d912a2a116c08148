import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media, space, text } from '../../theme/scale.ts'

export const root = style({
  minHeight: '100dvh',
  display: 'grid',
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } },
})

export const panel = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      gridArea: '1 / 1',
      position: 'sticky',
      insetBlockStart: 0,
      height: '100dvh',
      display: 'grid',
      alignContent: 'start',
      padding: `${space.page} ${space.section} 0`,
      overflow: 'hidden',
      background: vars.color.deep,
      color: vars.color.onDeep,
    },
  },
})

export const art = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' })

export const welcome = style({ ...text.display, position: 'relative', maxWidth: '9em' })

export const side = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minWidth: 0,
  padding: `${space.base} ${space.base} ${space.section}`,
  '@media': {
    [media.tablet]: { padding: `${space.roomy} ${space.wide} ${space.section}` },
    [media.desktop]: { gridArea: '1 / 2' },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.base,
  minHeight: '2.75rem',
})

export const home = style({ textDecoration: 'none', borderRadius: vars.radius.small })

export const main = style({
  display: 'grid',
  // At the top, so that errors and the on-screen keyboard do not move the form.
  alignContent: 'start',
  gap: space.roomy,
  width: '100%',
  maxWidth: '25rem',
  marginInline: 'auto',
  paddingBlockStart: space.wide,
  // Lower on a high screen, where the longest form still fits.
  '@media': {
    [media.tablet]: { paddingBlockStart: `clamp(${space.wide}, 60vh - 28rem, 12rem)` },
  },
})

export const content = style({ display: 'grid', gap: space.roomy })

export const intro = style({ display: 'grid', gap: space.tight })

export const title = style({ ...text.heading, fontSize: '1.875rem' })

export const lead = style({ color: vars.color.textMuted })

export const footer = style({ ...text.small, color: vars.color.textMuted })
