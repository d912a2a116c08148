// `npm run visual`: compares how stories look with how they looked when they were accepted, and exits with 1 if one differs.
// Shows the stories that the changes since then can affect, with `--all` every story, with words those whose name contains one.
import { parseArgs } from 'node:util'

import { takeAccepted } from './accepted.ts'
import { affectedBy } from './affected.ts'
import { openStorybook } from './browser.ts'
import { buildRevision, buildWorkTree } from './builds.ts'
import { changedTokens, compare } from './compare.ts'
import { writeFindings } from './findings.ts'
import { fingerprint, readFingerprints } from './fingerprints.ts'
import { componentStories, pictureNames, readManifest } from './manifest.ts'
import type { Mode, Showing } from './manifest.ts'
import { takePictures } from './pictures.ts'
import type { Picture } from './pictures.ts'
import { readProps } from './preview.ts'
import { writeReport } from './report.ts'
import type { Finding } from './report.ts'
import { changedSince, lastAcceptance } from './revisions.ts'
import { openStoryPage } from './storyPage.ts'

/** Above this number, what differs is no accident of the browser that a second picture could clear up. */
const maxRetaken = 60

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
})
const accepted = readFingerprints()
const base = lastAcceptance()
const showsEverything = words.length === 0 && (values.all || !base)

// With few stories to show, both builds together would be most of the time.
const early = base && !showsEverything ? buildRevision(base) : undefined
const [storybook] = await Promise.all([buildWorkTree(), early])

const current = await takePictures(storybook, chooseStories())
const isSameBrowser = accepted.browser === current.browser
const isAlike = (picture: Picture) =>
  isSameBrowser && picture.fingerprint === accepted.pictures[picture.name]

const pictures = new Map(current.taken)
const different = () => [...pictures.values()].filter((picture) => !isAlike(picture))
const doubtful = new Set(different().map(({ showing }) => showing.storyId))
if (isSameBrowser && doubtful.size <= maxRetaken) {
  const again = await takePictures(storybook, ({ storyId }) => doubtful.has(storyId), {
    isAlone: true,
  })
  for (const [name, picture] of again.taken) pictures.set(name, picture)
}

const existing = new Set(readManifest(storybook).flatMap(pictureNames))
const gone = Object.keys(accepted.pictures).filter((name) => !existing.has(name))
const known = different().filter(({ name }) => accepted.pictures[name] !== undefined)
const before = await takeAccepted(new Set([...known.map(({ name }) => name), ...gone]), accepted)

const findings: Finding[] = []
const alike: Record<string, string> = {}
for (const picture of different()) {
  const { name, showing, mode, png } = picture
  const old = before.get(name)
  const story = { name, component: showing.component, title: titleOf(showing, mode) }
  if (!old) {
    findings.push({ ...story, group: `New: ${showing.component}`, after: png })
    continue
  }
  const theme = mode === 'dark' ? 'dark' : 'light'
  const difference = compare(old.png, png, changedTokens(old.tokens[theme], current.tokens[theme]))
  if (!difference) alike[name] = picture.fingerprint
  else {
    const { token } = difference
    const group = token ? `${token}, ${theme}` : showing.component
    findings.push({ ...story, group, before: old.png, after: png })
  }
}
for (const name of gone) {
  const old = before.get(name)
  const component = old?.showing.component ?? 'Unknown'
  const title = old ? titleOf(old.showing, old.mode) : name
  findings.push({ name, component, title, group: `Gone: ${component}`, before: old?.png })
}

const groups = await writeReport(findings)
await writeFindings({
  browser: current.browser,
  isComplete: showsEverything,
  alike,
  groups: groups.map((group) => ({
    name: group.name,
    pictures: Object.fromEntries(
      group.findings.map(({ name, after }) => [name, after ? fingerprint(after) : null]),
    ),
  })),
})

const incomplete = showsEverything ? await findIncompleteProps() : []
for (const prop of incomplete) console.error(`✗ A prop without a sentence or a type: ${prop}`)
for (const { title, reason } of current.failures) console.error(`✗ ${title} failed: ${reason}`)
console.log(`${pictures.size} pictures, ${findings.length} differ from what was accepted.`)
if (findings.length > 0) {
  for (const [index, group] of groups.entries()) {
    const components = [...new Set(group.findings.map(({ component }) => component))]
    const names = components.slice(0, 6).join(', ') + (components.length > 6 ? ', …' : '')
    console.log(`${index + 1}. ${group.name}: ${group.findings.length} pictures of ${names}`)
  }
  console.log('Before and after: reports/visual/index.html')
  console.log('To accept all, or some by number: npm run visual:accept [-- 1 2]')
}
if (findings.length + current.failures.length + incomplete.length > 0) process.exitCode = 1

function chooseStories(): (showing: Showing) => boolean {
  if (words.length > 0) {
    return ({ title }) => words.some((word) => title.toLowerCase().includes(word.toLowerCase()))
  }
  return base && !showsEverything ? affectedBy(storybook, changedSince(base)) : () => true
}

function titleOf({ title }: Showing, mode: Mode): string {
  return mode === 'light' ? title : `${title}, ${mode}`
}

/** Storybook reads no type from `readonly T[]` and from `keyof typeof`. */
async function findIncompleteProps(): Promise<readonly string[]> {
  const { browser, close } = await openStorybook(storybook)
  try {
    const { page } = await openStoryPage(browser)
    const props = await readProps(page, componentStories(storybook))
    if (props.length === 0) return ['Storybook knows no props.']
    return props
      .filter(({ description, type }) => !description.includes('.') || type === 'unknown')
      .map(({ storyId, name }) => `${name} of ${storyId}`)
  } finally {
    await close()
  }
}
