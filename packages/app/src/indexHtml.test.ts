import { themeScript } from '@sluice/ui'
import { expect, test } from 'vitest'

import page from '../index.html?raw'

/** The same script, however it is laid out. */
const bare = (script: string) => script.replaceAll(/[\s;]/g, '')

test('the page puts the theme on before its first paint, with the design system’s own script', () => {
  expect(bare(page)).toContain(bare(themeScript))
})
