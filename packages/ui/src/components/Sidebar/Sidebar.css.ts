import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media, space, text, touchTarget, zIndex } from '../../theme/scale.ts'
import { visuallyHiddenRule } from '../../internal/visuallyHidden.css.ts'

/** The height of the top and bottom bars on a phone. */
export const barHeight = '3.5rem'

const railOnly = `${media.tablet} and (not ${media.desktop})`

/** A top bar on a phone, a rail with icons on a tablet, and a column on desktop. */
export const root = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zIndex.navigation,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: barHeight,
  paddingInline: space.base,
  color: vars.color.onDeep,
  background: vars.color.deep,
  '@media': {
    [media.tablet]: {
      flexDirection: 'column',
      justifyContent: 'flex-start',
      alignItems: 'stretch',
      gap: space.wide,
      width: '6.25rem',
      height: '100dvh',
      overflowY: 'auto',
      paddingBlock: space.roomy,
      paddingInline: space.tight,
      borderInlineEnd: `1px solid ${vars.color.deepLine}`,
    },
    [media.desktop]: { width: '15.5rem', paddingInline: space.base },
    print: { display: 'none' },
  },
})

const focusRing = { outlineColor: vars.color.onDeepAction } as const

export const home = style({
  ...focusRing,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  borderRadius: vars.radius.control,
  textDecoration: 'none',
  '@media': {
    [media.tablet]: { justifyContent: 'center' },
    [media.desktop]: { justifyContent: 'flex-start', paddingInline: space.snug },
  },
})

export const brand = style({
  selectors: {
    // Stronger than the brand's own styles, whichever of the two files loads first.
    [`${root} &`]: {
      '@media': { [railOnly]: { flexDirection: 'column', gap: space.hair, fontSize: '1rem' } },
    },
  },
})

/** On a phone the navigation is a bar at the bottom. */
export const navigation = style({
  '@media': {
    [media.phone]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      background: vars.color.deep,
      borderBlockStart: `1px solid ${vars.color.deepLine}`,
    },
  },
})

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridAutoFlow: 'row', gap: space.hair },
  },
})

const item = style({
  ...focusRing,
  ...text.caption,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  color: vars.color.onDeepMuted,
  borderRadius: vars.radius.control,
  textDecoration: 'none',
  transition: `color ${vars.motion.quick} ${vars.motion.ease}, background-color ${vars.motion.quick} ${vars.motion.ease}`,
  '@media': {
    [media.hover]: {
      ':hover': { color: vars.color.onDeep, background: vars.color.deepRaised },
    },
    [media.tablet]: {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: space.hair,
      minHeight: '3.75rem',
    },
    [media.desktop]: {
      ...text.label,
      flexDirection: 'row',
      justifyContent: 'flex-start',
      gap: space.snug,
      minHeight: touchTarget,
      paddingInline: space.snug,
    },
  },
})

export const link = style([
  item,
  {
    outlineOffset: '-4px',
    '@media': {
      [media.phone]: {
        flexDirection: 'column',
        justifyContent: 'center',
        gap: space.hair,
        minHeight: barHeight,
        fontSize: '0.75rem',
      },
    },
    selectors: {
      // Marks the current page.
      '&::before': {
        content: '""',
        position: 'absolute',
        borderRadius: vars.radius.round,
        insetBlockStart: '-1px',
        insetInline: '28%',
        '@media': {
          [media.tablet]: { insetBlock: space.snug, insetInline: '0 auto' },
        },
      },
      '&[aria-current]': {
        color: vars.color.onDeep,
        '@media': { [media.tablet]: { background: vars.color.deepRaised } },
      },
      '&[aria-current]::before': {
        borderBlockStart: `3px solid ${vars.color.onDeepAction}`,
        '@media': {
          [media.tablet]: {
            borderBlockStart: 0,
            borderInlineStart: `3px solid ${vars.color.onDeepAction}`,
          },
        },
      },
    },
  },
])

export const icon = style({
  width: '1.375rem',
  height: '1.375rem',
  selectors: { [`${link}[aria-current] > &`]: { color: vars.color.onDeepAction } },
})

/** On a phone an icon beside the bell. */
export const search = style([
  item,
  {
    justifyContent: 'center',
    minWidth: touchTarget,
    minHeight: touchTarget,
    marginInlineStart: 'auto',
    '@media': { [media.tablet]: { marginInlineStart: 0 } },
  },
])

export const shortcut = style({
  ...text.caption,
  display: 'none',
  marginInlineStart: 'auto',
  '@media': { [media.desktop]: { display: 'block' } },
})

/** On a phone an icon beside Logout. */
export const bell = style([
  item,
  {
    justifyContent: 'center',
    minWidth: touchTarget,
    minHeight: touchTarget,
    marginInlineStart: 'auto',
    '@media': { [media.tablet]: { marginInlineStart: 0, marginBlockStart: 'auto' } },
    selectors: {
      '&[aria-current]': { color: vars.color.onDeep, background: vars.color.deepRaised },
      [`${search} ~ &`]: { '@media': { [media.phone]: { marginInlineStart: 0 } } },
    },
  },
])

export const bellIcon = style({ position: 'relative', display: 'inline-flex' })

export const bellText = style({ '@media': { [media.phone]: visuallyHiddenRule } })

export const count = style({
  ...text.caption,
  position: 'absolute',
  insetBlockStart: '-0.5rem',
  insetInlineStart: '0.75rem',
  minWidth: '1.125rem',
  paddingInline: space.hair,
  color: vars.color.deep,
  background: vars.color.onDeepAction,
  borderRadius: vars.radius.round,
  fontSize: '0.6875rem',
  lineHeight: '1.125rem',
  textAlign: 'center',
})

export const logout = style([
  item,
  {
    gap: space.tight,
    minHeight: touchTarget,
    paddingInline: space.tight,
    marginInlineEnd: `calc(-1 * ${space.tight})`,
    '@media': {
      [media.tablet]: { marginInlineEnd: 0, marginBlockStart: 'auto' },
    },
    selectors: {
      [`${bell} + &`]: {
        '@media': { [media.tablet]: { marginBlockStart: `calc(${space.hair} - ${space.wide})` } },
      },
    },
  },
])
