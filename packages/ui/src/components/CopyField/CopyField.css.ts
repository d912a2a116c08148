import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { space, text } from '../../theme/scale.ts'

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.tight,
  minWidth: 0,
  paddingBlock: space.tight,
  paddingInline: `${space.snug} ${space.hair}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
})

export const content = style({
  display: 'grid',
  flexGrow: 1,
  gap: '0.125rem',
  minWidth: 0,
})

export const label = style({ ...text.caption, color: vars.color.textMuted })

/** A click selects the whole value. */
export const value = style({ ...text.body, overflowWrap: 'anywhere', userSelect: 'all' })

export const mono = style({
  fontFamily: vars.font.mono,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  wordBreak: 'break-all',
  textWrap: 'balance',
})

export const end = style({ fontWeight: 600 })

export const hint = style({ ...text.small, color: vars.color.textMuted })

export const button = style({
  color: vars.color.action,
  '@media': { print: { display: 'none' } },
})
