import { media, space, tabularNumbers, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: space.base, minWidth: 0 })

export const amount = style({ ...text.hero, ...tabularNumbers, textAlign: 'center' })

export const note = style({ ...text.lead, textAlign: 'center', overflowWrap: 'anywhere' })

/** Large enough to be scanned across a counter. */
export const code = style({
  width: '100%',
  maxWidth: '16rem',
  justifySelf: 'center',
  borderRadius: vars.radius.panel,
  '@media': { [media.tablet]: { maxWidth: '20rem' } },
})

export const hint = style({ ...text.small, color: vars.color.textMuted, textAlign: 'center' })

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: space.tight,
})
