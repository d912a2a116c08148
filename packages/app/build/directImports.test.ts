import { expect, test } from 'vitest'

import { exportsOf, importDirectly } from './directImports.ts'

const files = exportsOf(`
/** An index. */
export { Button } from './components/Button/Button.tsx'
export {
  apple,
  type Pear,
} from './fruit.ts'
export type { Plum } from './plum.ts'
`)

const find = (specifier: string, name: string) =>
  specifier === '@sluice/ui' ? files.get(name) : undefined

test('knows which file each name comes from', () => {
  expect([...files]).toEqual([
    ['Button', './components/Button/Button.tsx'],
    ['apple', './fruit.ts'],
    ['Pear', './fruit.ts'],
    ['Plum', './plum.ts'],
  ])
})

test.each([
  [
    "import { Button, apple as fruit } from '@sluice/ui'",
    'import { Button } from "./components/Button/Button.tsx";import { apple as fruit } from "./fruit.ts"',
  ],
  ["import {\n  type Pear,\n  apple,\n} from '@sluice/ui'", 'import { apple } from "./fruit.ts"'],
  ["import type { Plum } from '@sluice/ui'", "import type { Plum } from '@sluice/ui'"],
  ["import { useState } from 'react'", "import { useState } from 'react'"],
  ["import { Unknown } from '@sluice/ui'", "import { Unknown } from '@sluice/ui'"],
])('%j becomes %j', (code, direct) => {
  expect(importDirectly(code, find)).toBe(direct)
})
