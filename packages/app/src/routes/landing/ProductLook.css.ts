import { media, space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({
  overflow: 'clip',
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  boxShadow: vars.shadow.floating,
})

export const total = style({
  border: 0,
  borderRadius: 0,
  minHeight: 0,
})

export const payments = style({
  paddingInline: space.base,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [media.tablet]: { paddingInline: space.roomy } },
})

export const title = style({
  ...text.caption,
  paddingBlock: `${space.base} ${space.tight}`,
  color: vars.color.textMuted,
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.hair} ${space.base}`,
  paddingBlock: space.snug,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
})

export const order = style({ ...text.label })

export const amount = style({ textAlign: 'end' })

/** Date and status share a line across both columns, whatever the width of the amount above. */
const line = { gridRow: 2, gridColumn: '1 / -1' } as const

export const moment = style({
  ...text.caption,
  ...line,
  fontWeight: 400,
  color: vars.color.textMuted,
})

export const status = style({ ...line, justifySelf: 'end' })
