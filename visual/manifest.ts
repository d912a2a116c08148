import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { baselinesFolder, storybookFolder } from './paths.ts'

/** A picture of a story or of a docs page. */
export interface Picture {
  readonly storyId: string
  readonly type: Entry['type']
  /** The title of its test. */
  readonly title: string
  /** Its file below the folder of baselines. */
  readonly file: readonly [folder: string, name: string]
  readonly variant: Variant
}

/**
 * What the picture asks for if the story does not ask for something else. `zoomed` is at 200 % and from right to left: half
 * as many CSS pixels fit on the screen.
 */
export type Variant = 'standard' | 'dark' | 'phone' | 'zoomed' | 'forced-colors'

/** The part of Storybook's `index.json` that is used here. */
interface StorybookIndex {
  entries: Readonly<Record<string, Entry>>
}

interface Entry {
  readonly id: string
  readonly type: 'story' | 'docs'
  readonly title: string
  readonly name: string
  readonly tags: readonly string[]
}

function readEntries(): readonly Entry[] {
  const file = join(storybookFolder, 'index.json')
  const { entries }: StorybookIndex = JSON.parse(readFileSync(file, 'utf8'))
  return Object.values(entries)
}

function isOfComponent({ title }: Entry): boolean {
  return title.startsWith('Components/')
}

function isScreen({ title, type }: Entry): boolean {
  return title.startsWith('Screens/') && type === 'story'
}

/** The ID of the first story of each component, from which its docs page takes the props. */
export function componentStories(): readonly string[] {
  const stories = readEntries().filter((entry) => isOfComponent(entry) && entry.type === 'story')
  const isFirst = ({ title }: Entry, index: number) => title !== stories[index - 1]?.title
  return stories.filter(isFirst).map(({ id }) => id)
}

/**
 * Whether this is the docs page of a component other than Button. Its stories have pictures of their own, and Button's page shows
 * what all docs pages share.
 */
function isDocsOfOtherComponent(entry: Entry): boolean {
  const isDocs = entry.type === 'docs' && isOfComponent(entry)
  return isDocs && entry.id !== 'components-actions-button--docs'
}

/**
 * Every story of a component in light, its default story also zoomed and in forced colors. Every screen once in light, once in dark
 * and once on a phone. The docs pages, but of components only Button's.
 */
function readManifest(): readonly Picture[] {
  const stories = readEntries().filter(
    (entry) =>
      // A table with ten thousand rows, which Storybook needs a minute for. A picture would show only the first of them.
      entry.tags.includes('test') &&
      // Text in scripts that the bundled fonts lack looks different on every system.
      !entry.tags.includes('system-fonts') &&
      !isDocsOfOtherComponent(entry),
  )
  const hasPhone = (title: string) =>
    stories.some((story) => story.title === title && story.name === 'Phone')

  return stories.flatMap((story) => {
    const pictures = [picture(story, 'standard')]
    const isDefault = story.name === 'Default' && story.type === 'story'
    if (isScreen(story)) {
      // Its other states consist of components, which have pictures in theirs.
      if (story.name === 'Phone') return pictures
      if (!isDefault) return []
      pictures.push(picture(story, 'dark'))
      if (!hasPhone(story.title)) pictures.push(picture(story, 'phone'))
    } else if (isOfComponent(story) && isDefault) {
      pictures.push(picture(story, 'forced-colors'))
      // The play functions of a few stories need a wide screen from left to right.
      if (!story.tags.includes('wide')) pictures.push(picture(story, 'zoomed'))
    }
    return pictures
  })
}

/** Pictures that follow each other in one worker: the standard ones of a component or screen, and all of another variant. */
export function pictureGroups(): readonly (readonly Picture[])[] {
  const groups = new Map<string, Picture[]>()
  for (const one of readManifest()) {
    const name = one.variant === 'standard' ? one.file[0] : one.variant
    groups.set(name, [...(groups.get(name) ?? []), one])
  }
  return [...groups.values()]
}

function picture({ id, type, title, name }: Entry, variant: Variant): Picture {
  const [folder = '', file = ''] = id.split('--')
  const isStandard = variant === 'standard'
  return {
    storyId: id,
    type,
    title: `${title} › ${name}${isStandard ? '' : ` (${variant})`}`,
    file: [folder, `${file}${isStandard ? '' : `.${variant}`}.png`],
    variant,
  }
}

/** Baselines without a story, as paths below the folder of baselines. */
export function orphanedBaselines(): readonly string[] {
  const expected = new Set(readManifest().map(({ file }) => join(...file)))
  return globSync('**/*.png', { cwd: baselinesFolder }).filter((file) => !expected.has(file))
}
