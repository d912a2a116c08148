import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { affectedBy } from './affected.ts'
import { openStorybook } from './browser.ts'
import { buildStorybook, copyWorkTree } from './builds.ts'
import { changedTokens, compare } from './compare.ts'
import { pictureName, readManifest } from './manifest.ts'
import type { Showing } from './manifest.ts'
import type { Pictures } from './pictures.ts'
import { openStoryPage, setMode } from './storyPage.ts'

/** Enough to show each change, and what it must leave alone. */
const components = new Set([
  'Actions/Button',
  'Data/StatusBadge',
  'Data/Tag',
  'Feedback/ConfirmDialog',
  'Feedback/InlineAlert',
  'Forms/Checkbox',
  'Forms/LabeledInput',
])

interface Look {
  readonly png: Buffer
  /** The styles and places of what is visible. */
  readonly styles: string
}

interface Build {
  readonly storybook: string
  readonly looks: ReadonlyMap<string, Look>
  readonly tokens: Pictures['tokens']
}

let folder: string
let before: Build

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sluice-visual-'))
  await copyWorkTree(folder)
  before = await build('before')
}, 300_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

test.for([
  {
    name: 'dark danger in pure green',
    file: 'packages/ui/src/theme/dark.ts',
    change: /(danger: ')#\w+/,
    into: '$1#00ff00',
    groups: ['danger, dark'],
    unseen: [],
  },
  {
    name: 'light warningSurface 9 steps bluer',
    file: 'packages/ui/src/theme/light.ts',
    change: /(warningSurface: ')#fbebc6/,
    into: '$1#fbebcf',
    groups: ['warningSurface, light'],
    // Blue is a fourteenth of gray, in which 9 steps are less than one level.
    unseen: ['components-data-statusbadge--grayscale.light'],
  },
  {
    name: 'the padding of Tag',
    file: 'packages/ui/src/components/Tag/Tag.css.ts',
    change: /paddingInline: space\.tight/,
    into: "paddingInline: '0.6rem'",
    groups: [],
    unseen: [],
  },
])(
  '$name is reported where it shows, and nowhere else',
  { timeout: 300_000 },
  async (experiment) => {
    const { name, file, change, into, groups, unseen } = experiment
    const path = join(folder, file)
    const source = await readFile(path, 'utf8')
    expect(source).toMatch(change)
    await writeFile(path, source.replace(change, into))
    const after = await build(name)
    await writeFile(path, source)

    const shown: string[] = []
    const reported: string[] = []
    const tokens = new Set<string>()
    const isAffected = affectedBy(after.storybook, [file])
    for (const showing of readManifest(after.storybook).filter(isChosen)) {
      for (const mode of showing.modes) {
        const picture = pictureName(showing, mode)
        const [old, current] = [before.looks.get(picture), after.looks.get(picture)]
        if (!old || !current) throw new Error(`${picture} is missing.`)
        if (old.styles !== current.styles) shown.push(picture)
        const theme = mode === 'dark' ? 'dark' : 'light'
        const changed = changedTokens(before.tokens[theme], after.tokens[theme])
        const difference = isAffected(showing) && compare(old.png, current.png, changed)
        if (!difference) continue
        reported.push(picture)
        if (difference.token) tokens.add(`${difference.token}, ${theme}`)
      }
    }
    expect(shown.length).toBeGreaterThan(0)
    expect(reported).toEqual(shown.filter((picture) => !unseen.includes(picture)))
    expect([...tokens]).toEqual(groups)
  },
)

function isChosen({ component, type, modes }: Showing): boolean {
  return type === 'story' && modes[0] === 'light' && components.has(component)
}

async function build(name: string): Promise<Build> {
  const storybook = join(folder, 'builds', name.replaceAll(' ', '-'))
  await buildStorybook(folder, storybook)
  const { browser, close } = await openStorybook(storybook)
  try {
    const storyPage = await openStoryPage(browser)
    const looks = new Map<string, Look>()
    for (const showing of readManifest(storybook).filter(isChosen)) {
      for (const [mode, png] of await storyPage.take(showing, false)) {
        await setMode(storyPage.page, mode)
        const styles = await readStyles(storyPage.page)
        looks.set(pictureName(showing, mode), { png, styles })
      }
    }
    return { storybook, looks, tokens: await storyPage.readTokens() }
  } finally {
    await close()
  }
}

/** What the browser says about everything visible: where it is and which of its colors show. */
async function readStyles(page: Page): Promise<string> {
  return page.evaluate(() => {
    const sides = ['top', 'right', 'bottom', 'left']

    const lines: string[] = []
    for (const element of document.querySelectorAll('#storybook-root *, [data-base-ui-portal] *')) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const { left, top, width, height } = element.getBoundingClientRect()
      lines.push([left, top, width, height].map((length) => length.toFixed(2)).join(' '))
      for (const pseudo of [null, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo)
        if (pseudo && (style.content === 'none' || style.display === 'none')) continue
        const borders = sides.filter(
          (side) => style.getPropertyValue(`border-${side}-width`) !== '0px',
        )
        lines.push(
          style.backgroundColor,
          style.backgroundImage,
          style.boxShadow,
          ...borders.map((side) => style.getPropertyValue(`border-${side}-color`)),
        )
        if (pseudo || element.firstChild instanceof Text) lines.push(style.color)
        if (element instanceof SVGGeometryElement) lines.push(style.fill, style.stroke)
        if (style.outlineStyle !== 'none') lines.push(style.outlineColor)
      }
    }
    return lines.join('\n')
  })
}
