import { style, styleVariants } from '@vanilla-extract/css'

export const root = style({ display: 'flex', flexWrap: 'wrap', minWidth: 0 })

export const nowrap = style({ flexWrap: 'nowrap' })

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
})

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})
