import { themeScript } from '@sluice/ui'
import { expect, test } from 'vitest'

import page from '../index.html?raw'

test('the page puts the theme on before its first paint, with the design system’s own script', () => {
  expect(page).toContain(themeScript)
})
