import { measure, media, space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const part = style({ display: 'grid', gap: space.tight, marginBlockStart: space.tight })

export const title = style(text.label)

export const hint = style({ ...text.small, color: vars.color.textMuted, maxWidth: measure })

export const secret = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.tight,
  paddingBlock: space.tight,
  paddingInline: `${space.base} ${space.tight}`,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.control,
})

export const masked = style({ flex: '1 1 auto', minWidth: 0 })

export const actions = style({ justifySelf: 'start' })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.tight })

export const tools = style({
  display: 'grid',
  gap: space.snug,
  alignItems: 'end',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(8rem, auto) minmax(12rem, auto) auto 1fr' },
  },
})

export const resend = style({ justifySelf: 'start' })

export const resent = style({
  ...text.small,
  gridColumn: '1 / -1',
  selectors: { '&:empty': { display: 'none' } },
})

export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.roomy,
})

/** The type of an event as a button that opens its delivery. */
export const open = style({
  minHeight: '2.75rem',
  padding: 0,
  border: 'none',
  background: 'none',
  fontFamily: vars.font.mono,
  fontSize: '0.875rem',
  color: vars.color.action,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
})

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.border}`,
})

export const delivery = style({
  display: 'grid',
  gap: space.hair,
  paddingBlock: space.snug,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space.base,
      alignItems: 'center',
    },
  },
})

export const event = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.snug,
})

export const type = style({
  fontFamily: vars.font.mono,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
})

export const when = style({ ...text.small, color: vars.color.textMuted })

export const outcome = style({ ...text.small, color: vars.color.textMuted, gridColumn: '1 / -1' })
