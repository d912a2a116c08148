import { expect, test } from 'vitest'

import { purgeStyles } from './purgeStyles.ts'

const css = `
:root{--seen:#123456;--unseen:#654321}
body{color:var(--seen)}
.used{margin:0}.unused,.unused .used{margin:1px}
.used .other,.other{padding:.5rem}
@media (width>=48rem){.unused{color:red}.used{color:#00f}}
`

test('keeps only what the page can use', () => {
  expect(purgeStyles(css, '<p class="used too">')).toBe(
    ':root{--seen:#123456}body{color:var(--seen)}.used{margin:0}@media (width>=48rem){.used{color:#00f}}',
  )
})

test('keeps custom properties that the page reads', () => {
  expect(purgeStyles(css, '<p fill="var(--unseen)">')).toContain('--unseen')
})
