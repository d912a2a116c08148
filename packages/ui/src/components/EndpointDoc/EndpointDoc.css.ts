import { style, styleVariants } from '@vanilla-extract/css'

import { visuallyHiddenRule } from '../../internal/visuallyHidden.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { media, measure, space, text } from '../../theme/scale.ts'

/** The width of the container from which there are two columns. */
const wide = '(min-width: 50rem)'

export const root = style({ containerType: 'inline-size' })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.wide,
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: space.section,
      alignItems: 'start',
    },
  },
})

export const single = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const title = style({ ...text.heading })

export const endpoint = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.tight,
  marginBlockStart: space.snug,
})

const badge = style({
  ...text.caption,
  padding: `0.125rem ${space.tight}`,
  borderRadius: vars.radius.small,
  fontFamily: vars.font.mono,
  fontWeight: 600,
})

export const method = styleVariants({
  GET: [badge, { color: vars.color.action, background: vars.color.actionSurface }],
  POST: [badge, { color: vars.color.onAction, background: vars.color.action }],
  PUT: [badge, { color: vars.color.warningText, background: vars.color.warningSurface }],
  DELETE: [badge, { color: vars.color.dangerText, background: vars.color.dangerSurface }],
})

export const path = style({ fontWeight: 500, overflowWrap: 'anywhere' })

export const description = style({
  display: 'grid',
  gap: space.snug,
  maxWidth: measure,
  marginBlockStart: space.base,
  color: vars.color.textMuted,
})

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.tight,
  marginBlockStart: space.wide,
})

export const sectionTitle = style({
  ...text.label,
  fontWeight: 600,
  paddingBlockEnd: space.tight,
  borderBlockEnd: `1px solid ${vars.color.border}`,
})

export const note = style({ ...text.small, maxWidth: measure, color: vars.color.textMuted })

export const fields = style({ display: 'grid' })

export const field = style({
  display: 'grid',
  gap: space.hair,
  paddingBlock: space.snug,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
})

export const fieldHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.hair} ${space.snug}`,
})

export const fieldName = style({ fontWeight: 600, overflowWrap: 'anywhere' })

export const fieldType = style({ ...text.caption, color: vars.color.textMuted })

export const required = style({ ...text.caption, color: vars.color.warningText })

export const fieldDescription = style({
  ...text.small,
  maxWidth: measure,
  color: vars.color.textMuted,
})

export const value = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' })

export const truncated = style({ '@media': { [media.phone]: visuallyHiddenRule } })

export const ellipsis = style({ '@media': { [media.tablet]: { display: 'none' } } })

export const samples = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.base,
  '@container': { [wide]: { position: 'sticky', insetBlockStart: space.wide } },
})
