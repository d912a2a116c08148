import { describe, expect, it } from 'vitest'

import { contrastPairs } from './contrastPairs.ts'
import { contrastRatio } from './contrastRatio.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'

describe('contrastRatio', () => {
  it('agrees with the published values', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBe(21)
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
    expect(contrastRatio('#ffffff', '#ffffff')).toBe(1)
  })

  it('refuses a colour that it cannot read', () => {
    expect(() => contrastRatio('teal', '#ffffff')).toThrow('#rrggbb')
  })
})

describe.each(Object.entries({ light, dark }))('the %s theme', (_, colors) => {
  it.each(contrastPairs)('keeps $front on $back at $least:1 or more', ({ front, back, least }) => {
    expect(contrastRatio(colors[front], colors[back])).toBeGreaterThanOrEqual(least)
  })

  it('pairs every role that is text or an edge', () => {
    const decoration = ['border', 'deepLine', 'scrim', 'shadow']
    const paired = new Set<string>(contrastPairs.flatMap(({ front, back }) => [front, back]))
    expect(Object.keys(colors).filter((role) => !paired.has(role))).toEqual(decoration)
  })
})
