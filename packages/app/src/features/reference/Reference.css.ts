import { media, measure, space, text, touchTarget, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.wide,
  '@media': {
    [media.wide]: { gridTemplateColumns: '11rem minmax(0, 1fr)', gap: space.section },
  },
})

export const navigation = style({
  '@media': {
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: space.wide,
      alignSelf: 'start',
      maxHeight: `calc(100vh - 2 * ${space.wide})`,
      overflowY: 'auto',
    },
  },
})

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.roomy}`,
  '@media': { [media.wide]: { display: 'grid' } },
})

export const link = style({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  color: vars.color.textMuted,
  textDecorationLine: 'none',
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.action } },
    '(pointer: coarse)': { minHeight: touchTarget },
  },
  selectors: { '&[aria-current]': { color: vars.color.text, fontWeight: 600 } },
})

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const section = style({
  scrollMarginBlockStart: space.roomy,
  selectors: {
    '& + &': {
      marginBlockStart: space.section,
      paddingBlockStart: space.section,
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
})

export const heading = style({ ...text.heading })

export const anchor = style({
  color: 'inherit',
  textDecorationLine: 'none',
  '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
})

export const subheading = style({
  ...text.label,
  marginBlockStart: space.roomy,
  paddingBlockEnd: space.tight,
  borderBlockEnd: `1px solid ${vars.color.border}`,
})

export const words = style({
  maxWidth: measure,
  marginBlockStart: space.base,
  color: vars.color.textMuted,
  textWrap: 'pretty',
})

export const paragraph = style({
  maxWidth: measure,
  color: vars.color.textMuted,
  textWrap: 'pretty',
})

export const steps = style({
  display: 'grid',
  gap: space.tight,
  maxWidth: measure,
  marginBlockStart: space.base,
  paddingInlineStart: space.roomy,
  listStyle: 'decimal',
})

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.wide,
  alignItems: 'start',
  marginBlockStart: space.roomy,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: space.section,
    },
  },
})

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.base,
})

export const list = style([steps, { listStyle: 'disc' }])

export const sample = style({ maxWidth: measure, marginBlockStart: space.roomy })

export const event = style({
  scrollMarginBlockStart: space.roomy,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}`, marginBlockStart: space.wide },
  },
})

export const eventTitle = style({ ...text.label, overflowWrap: 'anywhere' })
