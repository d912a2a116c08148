import { breakpoints, tabularNumbers, media, measure, space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Widths that fit two columns but not three. */
const tabletOnly = `${media.tablet} and (width < ${breakpoints.desktop})`

const contained = style({
  width: '100%',
  maxWidth: '78rem',
  marginInline: 'auto',
  paddingInline: space.base,
  '@media': { [media.tablet]: { paddingInline: space.wide } },
})

export const band = style([
  contained,
  {
    paddingBlockStart: space.page,
    '@media': { [media.tablet]: { paddingBlockStart: space.band } },
  },
])

/** One line of the hero's title. */
export const line = style({ display: 'block' })

export const intro = style({ marginBlockEnd: space.wide })

export const heading = style({ ...text.display, maxWidth: '13.2em' })

export const lead = style({
  ...text.lead,
  maxWidth: measure,
  marginBlockStart: space.snug,
  color: vars.color.textMuted,
  textWrap: 'pretty',
})

const title = style({ ...text.title })

const words = style({ maxWidth: measure, color: vars.color.textMuted, textWrap: 'pretty' })

export const benefits = style({
  display: 'grid',
  gap: `${space.wide} ${space.roomy}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

export const services = style({
  display: 'grid',
  gap: space.roomy,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const service = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.tight,
  paddingBlockEnd: space.roomy,
  overflow: 'clip',
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  '@media': {
    [tabletOnly]: {
      gridTemplateColumns: '20rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      paddingBlock: 0,
    },
  },
})

export const serviceArt = style({
  width: '100%',
  marginBlockEnd: space.base,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [tabletOnly]: { gridRow: '1 / 3', marginBlockEnd: 0, borderBlockEnd: 0 },
  },
})

const beside = style({ paddingInline: space.roomy })

export const serviceTitle = style([
  title,
  beside,
  {
    '@media': {
      [tabletOnly]: { paddingBlockStart: space.roomy },
    },
  },
])

export const serviceWords = style([words, beside])

export const fees = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.wide,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)',
      alignItems: 'start',
    },
  },
})

export const calculator = style({
  '@media': { [media.desktop]: { gridRow: 2, gridColumn: '1 / -1' } },
})

export const examples = style({ width: '100%' })

export const examplesCaption = style({
  ...text.caption,
  paddingBlockEnd: space.tight,
  textAlign: 'start',
  color: vars.color.textMuted,
})

const cell = style({
  ...text.small,
  ...tabularNumbers,
  paddingBlock: space.tight,
  textAlign: 'end',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  ':first-child': { textAlign: 'start' },
})

export const examplesHead = style([cell, { color: vars.color.textMuted, fontWeight: 500 }])

export const examplesCell = cell

export const sunken = style([
  {
    marginBlockStart: space.page,
    paddingBlock: space.page,
    background: vars.color.surfaceSunken,
    '@media': {
      [media.tablet]: { marginBlockStart: space.band, paddingBlock: space.band },
    },
  },
])

export const split = style([
  contained,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.wide,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
        alignItems: 'center',
        gap: space.page,
      },
    },
  },
])

export const points = style({
  display: 'grid',
  gap: space.tight,
  marginBlock: space.roomy,
})

export const point = style({
  paddingInlineStart: space.base,
  borderInlineStart: `2px solid ${vars.color.action}`,
})

export const card = style({
  display: 'grid',
  gap: space.wide,
  alignItems: 'center',
  overflow: 'clip',
  padding: `${space.wide} ${space.roomy}`,
  color: vars.color.onDeep,
  background: vars.color.deep,
  borderRadius: vars.radius.panel,
  border: `1px solid ${vars.color.deepLine}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 18rem)',
      padding: space.section,
    },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)',
      padding: space.page,
      gap: space.page,
    },
  },
})

export const note = style({
  ...text.caption,
  width: 'fit-content',
  padding: `0.125rem ${space.snug}`,
  marginBlockEnd: space.base,
  color: vars.color.onDelight,
  background: vars.color.delight,
  borderRadius: vars.radius.round,
})

export const cardWords = style({
  ...text.lead,
  maxWidth: measure,
  marginBlock: `${space.snug} 0`,
  color: vars.color.onDeepMuted,
  textWrap: 'pretty',
})

export const cardArt = style({ width: '100%', maxWidth: '24rem', marginInline: 'auto' })

export const questions = style({
  display: 'grid',
  gap: space.wide,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: space.page },
  },
})

export const closing = style([
  {
    position: 'relative',
    isolation: 'isolate',
    marginBlockStart: space.page,
    background: vars.color.deep,
    borderBlockEnd: `1px solid ${vars.color.deepLine}`,
    '@media': { [media.tablet]: { marginBlockStart: space.band } },
  },
])

export const closingArt = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: -1,
  width: '100%',
  height: '9rem',
  color: vars.color.onDeepAction,
})

export const closingWords = style([
  contained,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: space.base,
    paddingBlock: `${space.page} 12rem`,
    color: vars.color.onDeep,
    '@media': { [media.tablet]: { paddingBlock: `${space.band} 13rem` } },
  },
])

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.base,
})
