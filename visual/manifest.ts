import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { baselinesFolder, storybookFolder } from './paths.ts'

/** A picture of a story, or a docs page to open. */
export interface Picture {
  readonly storyId: string
  readonly type: Entry['type']
  /** The title of its test. */
  readonly title: string
  /** Its file below the folder of baselines. */
  readonly file: readonly [folder: string, name: string]
  /** What the picture asks for if the story does not ask for something else. */
  readonly theme: 'light' | 'dark'
  readonly viewport: 'standard' | 'phone'
}

/** The part of Storybook's `index.json` that is used here. */
interface StorybookIndex {
  entries: Readonly<Record<string, Entry>>
}

interface Entry {
  readonly id: string
  readonly type: 'story' | 'docs'
  readonly title: string
  readonly name: string
  readonly importPath: string
  readonly tags: readonly string[]
}

/** Every story and docs page in light. The default story of a screen also in dark and on a phone, unless the screen has a story for that. */
export function readManifest(): readonly Picture[] {
  const file = join(storybookFolder, 'index.json')
  const { entries }: StorybookIndex = JSON.parse(readFileSync(file, 'utf8'))
  // Text in scripts that the bundled fonts lack looks different on every system.
  const stories = Object.values(entries).filter(({ tags }) => !tags.includes('system-fonts'))
  const exists = (title: string, name: string) =>
    stories.some((story) => story.title === title && story.name === name)

  return stories.flatMap((story) => {
    const pictures = [picture(story, 'light', 'standard')]
    if (story.name !== 'Default' || !story.importPath.startsWith('./packages/app/')) return pictures
    if (!exists(story.title, 'Dark')) pictures.push(picture(story, 'dark', 'standard'))
    if (!exists(story.title, 'Phone')) pictures.push(picture(story, 'light', 'phone'))
    return pictures
  })
}

function picture(
  { id, type, title, name }: Entry,
  theme: Picture['theme'],
  viewport: Picture['viewport'],
): Picture {
  const [folder = '', file = ''] = id.split('--')
  const variant = theme === 'dark' ? 'dark' : viewport === 'phone' ? 'phone' : ''
  return {
    storyId: id,
    type,
    title: `${title} › ${name}${variant && ` (${variant})`}`,
    file: [folder, `${file}${variant && `.${variant}`}.png`],
    theme,
    viewport,
  }
}

/** Baselines without a story, as paths below the folder of baselines. */
export function orphanedBaselines(): readonly string[] {
  const pictures = readManifest().filter(({ type }) => type === 'story')
  const expected = new Set(pictures.map(({ file }) => join(...file)))
  return globSync('**/*.png', { cwd: baselinesFolder }).filter((file) => !expected.has(file))
}
