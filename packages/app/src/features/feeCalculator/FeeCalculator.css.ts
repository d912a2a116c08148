import { tabularNumbers, media, space, text, vars } from '@sluice/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const root = style({
  overflow: 'clip',
  color: vars.color.onDeep,
  colorScheme: 'dark',
  background: vars.color.deep,
  borderRadius: vars.radius.panel,
  border: `1px solid ${vars.color.deepLine}`,
})

export const form = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.roomy,
  padding: `${space.wide} ${space.roomy} 9rem`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) 11rem minmax(0, 1fr)',
      gap: space.wide,
      padding: `${space.section} ${space.section} 10rem`,
    },
  },
})

const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.tight,
})

export const incoming = side

export const outgoing = style([
  side,
  { '@media': { [media.tablet]: { paddingBlockStart: space.wide } } },
])

export const label = style({ ...text.label, color: vars.color.onDeepMuted })

export const entry = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.tight,
  maxWidth: '22rem',
  borderBlockEnd: `2px solid ${vars.color.onDeepAction}`,
})

export const input = style({
  ...text.figure,
  ...tabularNumbers,
  flex: 1,
  minWidth: 0,
  paddingBlock: space.hair,
  color: vars.color.onDeep,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.small,
  ':focus-visible': { outlineColor: vars.color.onDeepAction },
  '@media': { '(scripting: none)': { pointerEvents: 'none' } },
})

export const unit = style({ ...text.label, color: vars.color.onDeepMuted })

export const hint = style({ ...text.small, color: vars.color.onDeepMuted })

export const gate = style({ position: 'relative', minWidth: 0 })

/** The leaf of the gate hangs from above into the water; it lifts when nothing is taken. */
export const leaf = style({
  display: 'none',
  position: 'absolute',
  insetInlineStart: 'calc(50% - 0.75rem)',
  insetBlockStart: 'calc(-1 * var(--sluice-lead, 3rem))',
  width: '1.5rem',
  height: '14.5rem',
  background: vars.color.deepRaised,
  border: `1px solid ${vars.color.onDeepMuted}`,
  transition: `translate ${vars.motion.calm} ${vars.motion.ease}`,
  zIndex: -1,
  selectors: { [`${root}[data-gate='open'] &`]: { translate: '0 -2.5rem' } },
  '@media': { [media.tablet]: { display: 'block' } },
})

export const plate = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.hair} ${space.base}`,
  padding: `${space.snug} ${space.base}`,
  background: vars.color.deepRaised,
  border: `1px solid ${vars.color.deepLine}`,
  borderRadius: vars.radius.control,
  '@media': { [media.tablet]: { display: 'grid', justifyItems: 'center', textAlign: 'center' } },
})

export const fee = style({ ...text.title, ...tabularNumbers, overflowWrap: 'anywhere' })

export const figure = style({ ...text.figure, ...tabularNumbers, overflowWrap: 'anywhere' })

export const choice = style({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.tight,
  minHeight: '2.25rem',
  cursor: 'pointer',
  '@media': {
    '(pointer: coarse)': { minHeight: '2.75rem' },
    '(scripting: none)': { display: 'none' },
  },
})

export const checkbox = style({
  appearance: 'none',
  width: '1.125rem',
  height: '1.125rem',
  border: `1px solid ${vars.color.onDeepMuted}`,
  borderRadius: '3px',
  ':checked': {
    background: vars.color.onDeepAction,
    borderColor: vars.color.onDeepAction,
  },
  '::before': {
    content: '',
    display: 'block',
    width: '0.3125rem',
    height: '0.625rem',
    marginInlineStart: '0.3125rem',
    border: `solid ${vars.color.deep}`,
    borderWidth: '0 2px 2px 0',
    rotate: '45deg',
    opacity: 0,
  },
  selectors: { '&:checked::before': { opacity: 1 } },
  ':focus-visible': { outlineColor: vars.color.onDeepAction },
})

export const water = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: -2,
  width: '100%',
  height: '9rem',
  color: vars.color.onDeepAction,
})

globalStyle(`${fee} b, ${figure} b`, { fontWeight: 600 })
globalStyle(`${fee} b + span, ${figure} b + span`, { fontWeight: 400, opacity: 0.75 })

/** In rupees, below an amount. */
export const worth = style({
  ...text.small,
  ...tabularNumbers,
  display: 'block',
  fontWeight: 'normal',
  color: vars.color.onDeepMuted,
})
