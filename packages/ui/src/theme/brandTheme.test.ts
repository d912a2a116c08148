import { describe, expect, it } from 'vitest'

import { brandTheme } from './brandTheme.ts'
import { contrastPairs, contrastRatio } from './contrast.ts'
import { toHex, toOklch } from './oklch.ts'

const brands = ['#5a3d0c', '#ffd400', '#e6007a', '#0a84ff', '#7cfc00', '#000000', '#ffffff']

it.each(brands)('%s survives a conversion to OKLCH and back', (brand) => {
  expect(toHex(toOklch(brand))).toBe(brand)
})

describe.each(brands)('the theme of the brand color %s', (brand) => {
  it.each(Object.entries(brandTheme(brand)))('is readable in %s', (_, colors) => {
    const unreadable = contrastPairs.filter(
      ({ foreground, background, minimum }) =>
        contrastRatio(colors[foreground], colors[background]) < minimum,
    )
    expect(unreadable).toEqual([])
  })
})

it('keeps a brand color that is readable already', () => {
  expect(brandTheme('#5a3d0c').light.action).toBe('#5a3d0c')
})
