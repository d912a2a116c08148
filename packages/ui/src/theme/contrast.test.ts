import { describe, expect, it } from 'vitest'

import { contrastPairs, contrastRatio } from './contrast.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'

describe('contrastRatio', () => {
  it('matches published values', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBe(21)
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
    expect(contrastRatio('#ffffff', '#ffffff')).toBe(1)
  })

  it('throws for other color notations', () => {
    expect(() => contrastRatio('teal', '#ffffff')).toThrow('#rrggbb')
  })
})

describe.each(Object.entries({ light, dark }))('the %s theme', (_, colors) => {
  it.each(contrastPairs)(
    'has $foreground on $background at $minimum:1 or more',
    ({ foreground, background, minimum }) => {
      expect(contrastRatio(colors[foreground], colors[background])).toBeGreaterThanOrEqual(minimum)
    },
  )

  it('checks every role except decorative ones', () => {
    const decorative = ['border', 'deepLine', 'scrim', 'shadow']
    const checked = new Set<string>(
      contrastPairs.flatMap(({ foreground, background }) => [foreground, background]),
    )
    expect(Object.keys(colors).filter((role) => !checked.has(role))).toEqual(decorative)
  })
})
