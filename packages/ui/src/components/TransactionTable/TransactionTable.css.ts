import { style } from '@vanilla-extract/css'

import { visuallyHiddenRule } from '../../internal/visuallyHidden.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { space, text, zIndex } from '../../theme/scale.ts'
import { grid, medium, narrow } from './TransactionRows.css.ts'

export const root = style({
  containerType: 'inline-size',
  minWidth: 0,
  // `hidden` would make this the scroll container that the sticky header refers to.
  overflow: 'clip',
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
})

export const title = style({
  ...text.title,
  padding: space.base,
  '@container': { [medium]: { paddingBlock: '1.125rem' } },
})

export const alert = style({ padding: space.base })

export const table = style({ ...text.small, display: 'block' })

export const head = style({
  display: 'block',
  '@container': {
    [medium]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: zIndex.sticky,
      background: vars.color.surfaceSunken,
    },
    // Visually hidden: on a phone each value is labelled.
    [narrow]: visuallyHiddenRule,
  },
})

export const headRow = style([grid, { paddingBlock: space.tight }])

export const columnHead = style({ ...text.caption, color: vars.color.textMuted })

export const footer = style({
  padding: space.base,
  borderBlockStart: `1px solid ${vars.color.border}`,
})
