import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { affectedBy } from './affected.ts'
import type { Showing } from './manifest.ts'

const button = 'packages/ui/src/components/Button/Button'
const tag = 'packages/ui/src/components/Tag/Tag'

const index = 'packages/ui/src/index.ts'
const chart = 'packages/ui/src/components/Chart/Chart.tsx'
/** Both import the index of the components. Only this one names Chart. */
const dayChart = 'packages/app/src/features/summary/DayChart.tsx'
const linkCard = 'packages/app/src/features/paymentLinks/LinkCard.tsx'

/** The names of modules as Storybook writes them, each with those that import it. */
const graph: Readonly<Record<string, readonly string[]>> = {
  './.storybook/preview.tsx': ['/virtual:/app.js'],
  './.storybook/docs/DocsPage.tsx': ['./.storybook/preview.tsx'],
  './packages/ui/src/theme/global.ts': ['./.storybook/preview.tsx'],
  [`./${button}.stories.tsx`]: ['/virtual:/stories.js'],
  [`./${button}.tsx`]: [`./${button}.stories.tsx`, './.storybook/docs/DocsPage.tsx'],
  [`./${tag}.stories.tsx`]: ['/virtual:/stories.js'],
  [`./${tag}.tsx`]: [`./${tag}.stories.tsx`, `./${index}`],
  [`./${tag}.css.ts`]: [`./${tag}.tsx`],
  [`./${chart}`]: [`./${index}`],
  [`./${index}`]: [`./${dayChart}`, `./${linkCard}`],
  [`./${dayChart}`]: ['./home.stories.tsx'],
  [`./${linkCard}`]: ['./links.stories.tsx'],
  [`./${tag}.css.ts.vanilla.css`]: [`./${tag}.css.ts`],
}

function writeGraph(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sluice-graph-'))
  const modules = Object.entries(graph).map(([name, importers]) => ({
    name,
    reasons: importers.map((moduleName) => ({ moduleName })),
  }))
  writeFileSync(join(folder, 'preview-stats.json'), JSON.stringify({ modules }))
  return folder
}

function showing(file: string, type: Showing['type'] = 'story'): Showing {
  return {
    storyId: file,
    type,
    title: file,
    component: '',
    file,
    isCropped: true,
    isEnlarged: false,
    modes: ['light'],
  }
}

const showings = {
  button: showing(`${button}.stories.tsx`),
  'docs of button': showing(`${button}.stories.tsx`, 'docs'),
  tag: showing(`${tag}.stories.tsx`),
  'docs of tag': showing(`${tag}.stories.tsx`, 'docs'),
  home: showing('home.stories.tsx'),
  links: showing('links.stories.tsx'),
}
const everything = Object.keys(showings)

test.for([
  { changed: 'README.md', affected: [] },
  { changed: `${tag}.tsx`, affected: ['tag', 'docs of tag'] },
  { changed: `${tag}.css.ts`, affected: ['tag', 'docs of tag'] },
  // The frame of every docs page has a button.
  { changed: `${button}.tsx`, affected: ['button', 'docs of button', 'docs of tag'] },
  { changed: chart, affected: ['home'] },
  { changed: 'packages/ui/src/theme/global.ts', affected: everything },
  { changed: 'package-lock.json', affected: everything },
  { changed: '.storybook/main.ts', affected: everything },
  // The styles of Tag are made from it, which the graph does not have.
  { changed: 'packages/ui/src/theme/scale.ts', affected: ['tag', 'docs of tag'] },
])('$changed affects $affected', ({ changed, affected }) => {
  const isAffected = affectedBy(writeGraph(), [changed])
  const names = Object.entries(showings).filter(([, shown]) => isAffected(shown))
  expect(names.map(([name]) => name)).toEqual(affected)
})
