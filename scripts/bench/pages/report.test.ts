import { expect, test } from 'vitest'

import { medians } from './figures.ts'
import type { Figures } from './figures.ts'
import { report, withSection } from './report.ts'

const quiet: Figures = {
  largestPaint: 400,
  usable: 1000,
  blocking: 0,
  layoutShift: 0,
  js: 70_000,
  requests: 4,
  heap: 2_000_000,
}

test('takes the middle of each figure by itself', () => {
  const visits = [1, 9, 5].map((n) => ({ ...quiet, usable: n, blocking: 10 - n }))
  expect(medians(visits)).toMatchObject({ usable: 5, blocking: 5, js: 70_000 })
  expect(medians(visits.slice(1)).usable).toBe(7)
})

test('prints each figure beside its budget, and what is above it in bold', () => {
  const floors = { static: quiet, router: quiet, list: quiet }
  const budget = {
    path: '/login',
    js: 78,
    largestPaint: 1.3,
    usable: { floor: 'router', share: 1.15 },
    blocking: 40,
  } as const
  const figures = { ...quiet, largestPaint: 500, usable: 1200, blocking: 41, layoutShift: 0.0004 }
  const text = report({
    rounds: 5,
    floors,
    routes: [{ budget, figures }],
    scores: [{ path: '/login', performance: 100, accessibility: 100, bestPractices: 96, seo: 100 }],
  })
  expect(text).toContain(
    '| `/login` | 70.0 (78) | 4 (6) | 1.25 (1.3) | **1.20 (1.15)** | **41 (40)** | 0.000 (0) | 2.0 (4.5) |',
  )
  expect(text).toContain('| `/login` | 100 | 100 | **96** | 100 |')
})

test('replaces its own section of a document, and nothing else', () => {
  const document = 'Before\n<!-- npm run bench writes from here -->\nold\n<!-- to here -->\nAfter\n'
  expect(withSection(document, 'new')).toBe(
    'Before\n<!-- npm run bench writes from here -->\n\nnew\n\n<!-- to here -->\nAfter\n',
  )
  expect(() => withSection('None', 'new')).toThrow('lacks')
})
