/** The values of the tokens that are the same in both color themes. */

export const fonts = {
  sans: [
    'Sluice Sans',
    'Sluice Sans Fallback',
    'Sluice Sans Fallback Wide',
    'system-ui',
    'sans-serif',
  ],
  mono: ['Sluice Mono', 'Sluice Mono Fallback', 'monospace'],
} as const

export const radius = { small: '6px', control: '8px', panel: '10px', round: '999px' } as const

interface ShadowLayer {
  /** In pixels, as the other lengths. */
  offsetY: number
  blur: number
  spread: number
}

export const shadows: Readonly<Record<'raised' | 'floating', readonly ShadowLayer[]>> = {
  raised: [{ offsetY: 1, blur: 2, spread: 0 }],
  floating: [
    { offsetY: 12, blur: 32, spread: -8 },
    { offsetY: 2, blur: 6, spread: 0 },
  ],
}

export const motion = { quick: '120ms', calm: '200ms', ease: [0.2, 0.7, 0.3, 1] } as const

/** How tall controls and rows are. `compact` needs a mouse: it is below the size of a touch target. */
export const sizes = {
  comfortable: { control: '2.75rem', field: '3rem', row: '3.25rem', rowPadding: '0.75rem' },
  compact: { control: '2.25rem', field: '2.5rem', row: '2.5rem', rowPadding: '0.375rem' },
} as const
