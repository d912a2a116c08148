import { space, text, vars } from '@sluice/ui/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: space.base })

/** The steps of one way to pay, shown while its radio button is checked. */
export const way = styleVariants(
  { app: 'app', exchange: 'exchange', browser: 'browser' },
  (value) => ({
    display: 'none',
    gap: space.base,
    selectors: { [`${root}:has(input[value="${value}"]:checked) &`]: { display: 'grid' } },
  }),
)

export const note = style({ ...text.body, color: vars.color.textMuted })

export const countdown = style({ justifySelf: 'center' })
