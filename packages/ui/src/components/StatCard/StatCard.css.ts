import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { figures, media, space, text } from '../../theme/scale.ts'

/** Keeps words off the lines of the water, which are 3 rem high. */
const aboveTheWater = '3.5rem'

const base = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space.tight,
  minWidth: 0,
  padding: space.base,
  overflow: 'hidden',
  border: '1px solid',
  borderRadius: vars.radius.panel,
  '@media': { [media.tablet]: { padding: space.roomy } },
})

export const tone = styleVariants({
  paper: [base, { background: vars.color.surfaceRaised, borderColor: vars.color.border }],
  deep: [
    base,
    {
      minHeight: '9rem',
      background: vars.color.deep,
      borderColor: vars.color.deepLine,
      color: vars.color.onDeep,
      paddingBlockEnd: aboveTheWater,
      '@media': { [media.tablet]: { paddingBlockEnd: aboveTheWater } },
    },
  ],
})

export const label = styleVariants({
  paper: { ...text.label, color: vars.color.textMuted },
  deep: { ...text.label, color: vars.color.onDeepMuted },
})

export const value = style({
  ...text.figure,
  ...figures,
  position: 'relative',
  fontSize: 'clamp(1.375rem, 0.9rem + 2.2vw, 2rem)',
  overflowWrap: 'anywhere',
})

// A figure wider than its card breaks before its decimals rather than being cut.
globalStyle(`${value} > *, ${value} > * > *`, {
  display: 'inline-block',
  maxWidth: '100%',
  whiteSpace: 'normal',
})

// On the baseline, what holds the figure's place would make its line taller than the figure does.
globalStyle(`${value} > [aria-hidden]`, { verticalAlign: 'top' })

export const note = styleVariants({
  paper: { ...text.small, color: vars.color.textMuted },
  deep: { ...text.small, color: vars.color.onDeepMuted, position: 'relative' },
})

// A way to try again in the note takes the panel's colours, since its own are for paper.
globalStyle(`${note.deep} button`, { color: vars.color.onDeepAction })
globalStyle(`${note.deep} button:hover`, { background: vars.color.deepRaised })

export const water = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  width: '100%',
  height: '3rem',
  pointerEvents: 'none',
})
