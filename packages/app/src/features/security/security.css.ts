import { space, text, vars } from '@sluice/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: space.roomy, maxWidth: '44rem' })

export const part = style({ display: 'grid', gap: space.snug, justifyItems: 'start' })

export const title = style({ ...text.small, color: vars.color.textMuted })

export const hint = style({ ...text.small, color: vars.color.textMuted })

export const passkeys = style({
  display: 'grid',
  width: '100%',
  padding: 0,
  margin: 0,
  listStyle: 'none',
})

export const passkey = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.snug,
  paddingBlock: space.snug,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
})

export const name = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })

export const form = style({ display: 'grid', gap: space.base, width: '100%' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.snug })

export const setup = style({ display: 'grid', gap: space.base, justifyItems: 'center' })

export const full = style({ width: '100%' })

export const codes = style({
  display: 'grid',
  gap: `${space.tight} ${space.base}`,
  width: '100%',
  margin: 0,
  padding: space.base,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  fontFamily: vars.font.mono,
  listStyle: 'none',
})

/** What closing an account means. */
export const consequences = style({
  display: 'grid',
  gap: space.tight,
  margin: 0,
  paddingInlineStart: space.base,
  listStyle: 'disc',
})

/** The dialog of codes that are shown once has no close button: it is left with the main one. */
export const once = style({})

globalStyle(`${once} > button[aria-label="Close"]`, { display: 'none' })

// Only the codes are printed, not the page behind the dialog.
globalStyle(`:root:has(${codes}) #root`, { '@media': { print: { display: 'none' } } })

/** What is not printed. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } })
