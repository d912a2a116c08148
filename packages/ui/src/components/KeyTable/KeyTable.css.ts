import { style, styleVariants } from '@vanilla-extract/css'
import type { StyleRule } from '@vanilla-extract/css'

import { visuallyHiddenRule } from '../../internal/visuallyHidden.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { tabularNumbers, media, space, text, touchTarget } from '../../theme/scale.ts'

/** The width of the table's container from which a row is one line. */
const wide = '(min-width: 42rem)'
const narrow = `not ${wide}`

export const root = style({
  containerType: 'inline-size',
  minWidth: 0,
  overflow: 'clip',
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  selectors: { '&:focus': { outline: 'none' } },
})

export const alert = style({ padding: space.base })

export const table = style({ ...text.small, display: 'block' })

export const body = style({ display: 'block' })

const grid = style({
  display: 'grid',
  gap: space.base,
  paddingInline: space.base,
  '@container': {
    [wide]: {
      gridTemplateColumns:
        'minmax(0, 1fr) minmax(0, 2.2fr) 4rem 6rem var(--sl-key-columns,) 7.5rem',
    },
  },
})

export const head = style({
  display: 'block',
  '@container': {
    [wide]: { background: vars.color.surfaceSunken },
    // Visually hidden on a phone.
    [narrow]: visuallyHiddenRule,
  },
})

export const headRow = style([grid, { paddingBlock: space.tight }])

export const columnHead = style({
  ...text.caption,
  color: vars.color.textMuted,
  textAlign: 'start',
})

export const row = style([
  grid,
  {
    alignItems: 'center',
    paddingBlock: space.snug,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
    '@container': {
      [wide]: { minHeight: '4.25rem' },
      [narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"name status" "key key" "version actions"',
        rowGap: space.tight,
        paddingBlock: space.base,
      },
    },
  },
])

const anyCell = style({ minWidth: 0, fontWeight: 400, textAlign: 'start' })

/** On a phone, cells have places of their own, with those of other columns below. */
function inArea(gridArea: string): StyleRule {
  return { '@container': { [narrow]: { gridArea } } }
}

export const cell = styleVariants({
  name: [anyCell, inArea('name'), { ...text.label, overflowWrap: 'anywhere' }],
  key: [
    anyCell,
    inArea('key'),
    {
      display: 'flex',
      alignItems: 'center',
      '@container': {
        [narrow]: {
          minHeight: touchTarget,
          paddingInlineStart: space.snug,
          background: vars.color.surfaceSunken,
          borderRadius: vars.radius.control,
        },
      },
    },
  ],
  version: [anyCell, inArea('version'), tabularNumbers],
  status: [anyCell, inArea('status'), { '@container': { [narrow]: { justifySelf: 'end' } } }],
  own: [
    anyCell,
    { overflowWrap: 'anywhere', '@container': { [narrow]: { gridColumn: '1 / -1' } } },
  ],
  actions: [anyCell, inArea('actions'), { justifySelf: 'end' }],
})

/** On a phone both buttons of a key are at the end of the line. */
export const secret = style({
  '@container': { [narrow]: { flexGrow: 1, justifyContent: 'space-between' } },
})

export const unnamed = style({ color: vars.color.textMuted, fontWeight: 400 })

/** Shown only where the header row is visually hidden. */
export const columnLabel = style({
  marginInlineEnd: space.tight,
  color: vars.color.textMuted,
  '@container': { [wide]: { display: 'none' } },
})

/** Red only on hover: a confirmation follows. */
export const revoke = style({
  paddingInline: space.snug,
  '@media': {
    [media.hover]: {
      selectors: {
        '&&:hover': { color: vars.color.dangerText, borderColor: vars.color.danger },
      },
    },
  },
})

/** As tall as the buttons beside the key. */
export const skeletonKey = style({ display: 'flex', alignItems: 'center', minHeight: touchTarget })

export const limit = style({
  ...text.small,
  padding: `${space.snug} ${space.base}`,
  color: vars.color.textMuted,
  borderBlockStart: `1px solid ${vars.color.border}`,
})
