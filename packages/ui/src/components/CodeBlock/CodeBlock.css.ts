import { style, styleVariants } from '@vanilla-extract/css'

import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { media, space, text, touchTarget } from '../../theme/scale.ts'

export const root = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.hair,
  color: vars.color.codeText,
  background: vars.color.codeSurface,
  border: `1px solid ${vars.color.deepLine}`,
  borderRadius: vars.radius.panel,
})

export const title = style({
  ...text.caption,
  flexBasis: '100%',
  padding: `${space.snug} ${space.base}`,
  paddingInlineEnd: '4rem',
  minHeight: touchTarget,
  color: vars.color.codeMuted,
})

export const radio = style([visuallyHidden])

export const tab = style({
  ...text.caption,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  paddingInline: space.snug,
  color: vars.color.codeMuted,
  borderBlockEnd: '2px solid transparent',
  cursor: 'pointer',
  selectors: {
    [`${radio}:checked + &`]: { color: vars.color.codeText, borderColor: vars.color.onDeepAction },
    [`${radio}:focus-visible + &`]: {
      outline: `2px solid ${vars.color.onDeepAction}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.small,
    },
    [`${radio} + &:first-of-type`]: { marginInlineStart: space.hair },
  },
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.codeText } },
    '(pointer: coarse)': { minHeight: touchTarget },
  },
})

/** `order` moves the panels below the tabs: in the markup each panel follows its own radio button. */
export const panel = style({ order: 1, flexBasis: '100%', minWidth: 0 })

export const tabPanel = style({
  display: 'none',
  selectors: { [`${radio}:checked + ${tab} + &`]: { display: 'block' } },
})

export const copy = style({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: '2px',
  display: 'flex',
  alignItems: 'center',
  selectors: {
    // Set by the script of prerendered pages, which run without React.
    '&:not([data-copy=""])::before': { ...text.caption, content: 'attr(data-copy)' },
  },
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const pre = style({
  ...text.small,
  overflowX: 'auto',
  padding: space.base,
  lineHeight: 1.6,
  tabSize: 2,
  borderBlockStart: `1px solid ${vars.color.deepLine}`,
  borderEndStartRadius: vars.radius.panel,
  borderEndEndRadius: vars.radius.panel,
  ':focus-visible': { outlineColor: vars.color.onDeepAction, outlineOffset: '-2px' },
})

export const token = styleVariants({
  name: { color: vars.color.codeName },
  value: { color: vars.color.codeValue },
  comment: { color: vars.color.codeMuted },
})
