import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
)

describe.each(files)('%s', (file) => {
  const code = readFileSync(`${source}/${file}`, 'utf8')

  it('carries the written half of its docs page', () => {
    expect(code).toContain('satisfies Guide')
  })

  it('starts with Default', () => {
    expect(/export const (\w+): Story/.exec(code)?.[1]).toBe('Default')
  })
})
