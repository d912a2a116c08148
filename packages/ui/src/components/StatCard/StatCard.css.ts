import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { tabularNumbers, media, space, text } from '../../theme/scale.ts'

/** Keeps text above the art, which is 3 rem high. */
const paddingAboveArt = '3.5rem'

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
  default: [base, { background: vars.color.surfaceRaised, borderColor: vars.color.border }],
  deep: [
    base,
    {
      minHeight: '9rem',
      background: vars.color.deep,
      borderColor: vars.color.deepLine,
      color: vars.color.onDeep,
      paddingBlockEnd: paddingAboveArt,
      '@media': { [media.tablet]: { paddingBlockEnd: paddingAboveArt } },
    },
  ],
})

export const label = styleVariants({
  default: { ...text.label, color: vars.color.textMuted },
  deep: { ...text.label, color: vars.color.onDeepMuted },
})

export const value = style({
  ...text.figure,
  ...tabularNumbers,
  position: 'relative',
  fontSize: 'clamp(1.375rem, 0.9rem + 2.2vw, 2rem)',
  overflowWrap: 'anywhere',
})

// A number wider than its card wraps before its decimals.
globalStyle(`${value} > *, ${value} > * > *`, {
  display: 'inline-block',
  maxWidth: '100%',
  whiteSpace: 'normal',
})

// A skeleton on the baseline would make the line taller than the number does.
globalStyle(`${value} > [aria-hidden]`, { verticalAlign: 'top' })

export const note = styleVariants({
  default: { ...text.small, color: vars.color.textMuted },
  deep: { ...text.small, color: vars.color.onDeepMuted, position: 'relative' },
})

// A retry button in the note needs the colors of the deep panel.
globalStyle(`${note.deep} button`, { color: vars.color.onDeepAction })
globalStyle(`${note.deep} button:hover`, { background: vars.color.deepRaised })

export const art = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  width: '100%',
  height: '3rem',
  pointerEvents: 'none',
})
