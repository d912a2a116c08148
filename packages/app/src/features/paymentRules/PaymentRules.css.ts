import { space, text, vars } from '@sluice/ui/tokens'
import { style } from '@vanilla-extract/css'

/** About as high as the form, so that little moves when it has loaded. */
export const placeholder = style({ height: '44rem' })

/** Two short fields that belong together. */
export const pair = style({
  display: 'grid',
  gap: space.base,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
})

export const tokens = style({ display: 'grid', gap: space.tight, margin: 0, padding: 0, border: 0 })

export const legend = style({ ...text.label, padding: 0, marginBlockEnd: space.tight })

export const hint = style({ ...text.small, color: vars.color.textMuted })

export const error = style({ ...text.small, color: vars.color.dangerText })
