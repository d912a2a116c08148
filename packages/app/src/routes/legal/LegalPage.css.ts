import { media, measure, space, text, touchTarget, vars } from '@sluice/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const contained = style({
  width: '100%',
  maxWidth: '52rem',
  marginInline: 'auto',
  paddingInline: space.base,
  '@media': { [media.tablet]: { paddingInline: space.wide } },
})

export const bar = style([contained, { paddingBlock: space.base }])

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  textDecorationLine: 'none',
})

export const main = style([
  contained,
  {
    minHeight: '60vh',
    paddingBlock: `${space.wide} ${space.page}`,
    '@media': { [media.tablet]: { paddingBlock: `${space.section} ${space.band}` } },
  },
])

export const title = style({ ...text.display, paddingBlockEnd: space.roomy })

/** For elements made of Markdown, which have no classes. */
export const prose = style({ ...text.body, maxWidth: measure, overflowWrap: 'anywhere' })

globalStyle(`${prose} :is(p, ul, ol, blockquote, pre, table)`, { marginBlock: `0 ${space.base}` })

globalStyle(`${prose} h2`, {
  ...text.title,
  fontSize: '1.3125rem',
  margin: `${space.wide} 0 ${space.tight}`,
})

globalStyle(`${prose} :is(h3, h4, h5, h6)`, {
  ...text.title,
  margin: `${space.roomy} 0 ${space.tight}`,
})

globalStyle(`${prose} ul`, { listStyle: 'disc', paddingInlineStart: space.roomy })

globalStyle(`${prose} ol`, { listStyle: 'decimal', paddingInlineStart: space.roomy })

globalStyle(`${prose} :is(li)`, { marginBlockEnd: space.hair })

globalStyle(`${prose} blockquote`, {
  paddingInlineStart: space.base,
  borderInlineStart: `3px solid ${vars.color.border}`,
  color: vars.color.textMuted,
})

globalStyle(`${prose} a`, { color: vars.color.action, textDecorationLine: 'underline' })

globalStyle(`${prose} table`, { ...text.small, display: 'block', overflowX: 'auto' })

globalStyle(`${prose} :is(th, td)`, {
  padding: `${space.tight} ${space.snug}`,
  border: `1px solid ${vars.color.border}`,
  textAlign: 'start',
})

globalStyle(`${prose} :is(code, pre)`, { fontFamily: vars.font.mono, fontSize: '0.9375em' })

globalStyle(`${prose} pre`, { overflowX: 'auto' })

/** In place of a text that the operator has not published. */
export const missing = style({
  ...text.body,
  selectors: { [`${prose}:not(:empty) + &`]: { display: 'none' } },
})
