import { media, space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

const frame = {
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: space.tight,
  minHeight: '3.5rem',
  paddingInline: space.base,
}

export const line = style({ ...frame, ...row, color: vars.color.textMuted })

export const done = style({ color: vars.color.successText })

export const panel = style(frame)

export const urgent = style([panel, { borderInlineStart: `4px solid ${vars.color.warningText}` }])

export const summary = style({
  ...row,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: vars.radius.panel,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { ':hover': { color: vars.color.action } } },
})

export const title = style({ ...text.title, paddingBlock: space.tight })

/** Looks like one, in a summary that is one. */
export const button = style({
  ...text.label,
  marginInlineStart: 'auto',
  color: vars.color.action,
})

export const chevron = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  selectors: {
    [`${button} + &`]: { marginInlineStart: 0 },
    [`${panel}[open] > ${summary} > &`]: { rotate: '180deg' },
  },
})

export const content = style({
  display: 'grid',
  gap: space.snug,
  paddingInline: space.base,
  paddingBlockEnd: space.base,
})
