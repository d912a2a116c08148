import { expect, it } from 'vitest'

import { vars } from './contract.css.ts'
import { dark } from './dark.ts'
import { designTokens, tokenFiles } from './designTokens.ts'
import type { DesignToken, TokenGroup } from './designTokens.ts'
import { light } from './light.ts'
import * as scale from './scale.ts'

const tokens: TokenGroup = designTokens(light)

function isToken(entry: DesignToken | TokenGroup): entry is DesignToken {
  return '$value' in entry
}

function namesOf(group: TokenGroup, path = ''): string[] {
  return Object.entries(group).flatMap(([name, entry]) =>
    isToken(entry) ? [`${path}${name}`] : namesOf(entry, `${path}${name}.`),
  )
}

it('names every token of the code, and no other', () => {
  const inCode = Object.entries({
    ...vars,
    text: scale.text,
    space: scale.space,
    breakpoints: scale.breakpoints,
    zIndex: scale.zIndex,
  }).flatMap(([group, names]) => Object.keys(names).map((name) => `${group}.${name}`))
  expect(namesOf(tokens).toSorted()).toEqual(inCode.toSorted())
})

it('has a file for each color theme, with the same names', () => {
  const files = Object.entries(tokenFiles())
  expect(files.map(([name]) => name)).toEqual(['light.tokens.json', 'dark.tokens.json'])
  expect(namesOf(designTokens(dark))).toEqual(namesOf(tokens))
})

it('writes values in the units of the format', () => {
  const { color, text, radius, shadow, motion } = designTokens(light)
  expect(color.action).toEqual({
    $type: 'color',
    $value: {
      colorSpace: 'srgb',
      components: [0.0078, 0.4196, 0.451],
      alpha: 1,
      hex: '#026b73',
    },
  })
  expect(color.scrim?.$value).toMatchObject({ alpha: 0.55, hex: '#071b21' })
  expect(radius.control?.$value).toEqual({ value: 8, unit: 'px' })
  expect(text.hero?.$value).toMatchObject({
    fontSize: { value: 3.75, unit: 'rem' },
    letterSpacing: { value: -1.5, unit: 'px' },
  })
  expect(shadow.floating?.$value).toHaveLength(2)
  expect(motion.quick.$value).toEqual({ value: 120, unit: 'ms' })
})
