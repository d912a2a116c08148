import { glob, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'

import { root } from '../scripts/lib/root.ts'

import { reportFolder, resultsFolder } from './places.ts'

/** The pictures of a change, by the ending of their files' names. */
const parts = [
  ['expected', 'Before'],
  ['actual', 'After'],
  ['diff', 'Difference'],
] as const

type Part = (typeof parts)[number][0]

/** Writes a page with every picture that changed: before, after and the difference side by side. */
export async function writeReport(): Promise<void> {
  const changes = new Map<string, Map<Part, string>>()
  for await (const file of glob('**/*-{expected,actual,diff}.png', { cwd: resultsFolder })) {
    const [, name = '', part] = /^(.*)-(expected|actual|diff)\.png$/.exec(basename(file)) ?? []
    if (part !== 'expected' && part !== 'actual' && part !== 'diff') continue
    const story = `${basename(dirname(file))} › ${name}`
    const path = relative(reportFolder, join(resultsFolder, file)).replaceAll(sep, '/')
    changes.set(story, (changes.get(story) ?? new Map<Part, string>()).set(part, path))
  }
  if (changes.size === 0) return
  const page = join(reportFolder, 'index.html')
  await writeFile(page, reportPage(changes))
  console.log(
    `${changes.size} pictures changed: see ${relative(root, page)}; npm run visual:accept takes them.`,
  )
}

function reportPage(changes: ReadonlyMap<string, ReadonlyMap<Part, string>>): string {
  const stories = [...changes].toSorted(([one], [other]) => one.localeCompare(other))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${changes.size} pictures changed</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 24px }
  .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start }
  figure { margin: 0 }
  img { max-width: 100%; border: 1px solid #8888 }
  h2 { margin: 32px 0 8px; font-size: 1rem }
</style>
<h1>${changes.size} pictures changed</h1>
${stories.map(([story, pictures]) => storyRow(story, pictures)).join('\n')}
</html>
`
}

function storyRow(story: string, pictures: ReadonlyMap<Part, string>): string {
  const figures = parts.map(([part, label]) => {
    const path = pictures.get(part)
    const picture = path
      ? `<a href="${path}"><img src="${path}" alt="${label}" loading="lazy"></a>`
      : '<p>None.</p>'
    return `<figure><figcaption>${label}</figcaption>${picture}</figure>`
  })
  return `<h2>${story}</h2>\n<div class="row">${figures.join('')}</div>`
}
