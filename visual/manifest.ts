import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How a story is shown. `rtl` is at 200 % too: half as many CSS pixels fit on the screen. */
export type Mode = 'light' | 'dark' | 'compact' | 'forced-colors' | 'rtl' | 'phone'

/** A story, or a docs page, that is shown once, and the modes in which it is pictured then. */
export interface Showing {
  readonly storyId: string
  readonly type: Entry['type']
  /** The name of the story in reports, with the component's. */
  readonly title: string
  /** Or the screen. */
  readonly component: string
  /** The file of the story, from the root. */
  readonly file: string
  readonly isCropped: boolean
  /** Whether it is looked at enlarged to 400 % too, where nothing may stick out of the screen. */
  readonly isEnlarged: boolean
  readonly modes: readonly [Mode, ...Mode[]]
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

function isOfComponent({ title }: Entry): boolean {
  return title.startsWith('Components/')
}

function readEntries(storybook: string): readonly Entry[] {
  const { entries }: StorybookIndex = JSON.parse(
    readFileSync(join(storybook, 'index.json'), 'utf8'),
  )
  return Object.values(entries)
}

/** The ID of the first story of each component, from which its docs page takes the props. */
export function componentStories(storybook: string): readonly string[] {
  const stories = readEntries(storybook).filter(
    (entry) => isOfComponent(entry) && entry.type === 'story',
  )
  const isFirst = ({ title }: Entry, index: number) => title !== stories[index - 1]?.title
  return stories.filter(isFirst).map(({ id }) => id)
}

/** The mode that needs a page of its own, or undefined if the showing's modes are set while it is shown. */
export function pageMode({ modes: [first] }: Showing): 'rtl' | 'forced-colors' | undefined {
  return first === 'rtl' || first === 'forced-colors' ? first : undefined
}

/** Unique, such as `components-forms-checkbox--default.dark`. */
export function pictureName(showing: Showing, mode: Mode): string {
  return `${showing.storyId}.${mode}`
}

export function pictureNames(showing: Showing): readonly string[] {
  return showing.modes.map((mode) => pictureName(showing, mode))
}

/**
 * Every story of a component in light and dark, its default story in every mode. Every screen at a desk in light and dark, and on
 * a phone: its other states consist of components, whose stories are pictured, but those tagged `pictured`. The docs pages that are written by hand, and
 * Button's, which shows what those of all components share.
 */
export function readManifest(storybook: string): readonly Showing[] {
  const entries = readEntries(storybook).filter(
    (entry) =>
      // A table with ten thousand rows, which Storybook needs a minute for. A picture would show only the first of them.
      entry.tags.includes('test') &&
      // Text in scripts that the bundled fonts lack looks different on every system.
      !entry.tags.includes('system-fonts'),
  )
  const hasPhone = (title: string) =>
    entries.some((entry) => entry.title === title && entry.name === 'Phone')

  return entries.flatMap((entry): Showing[] => {
    const { id, type, title, name, importPath, tags } = entry
    const component = title.split('/').slice(1).join('/') || title
    const show = (...modes: Showing['modes']): Showing => ({
      storyId: id,
      type,
      title: `${component} › ${name}`,
      component,
      file: importPath.replace(/^\.\//, ''),
      isCropped: isOfComponent(entry) && type === 'story',
      isEnlarged: type === 'story' && name === 'Default' && modes[0] === 'light',
      modes,
    })
    const isDefault = name === 'Default'
    if (type === 'docs') {
      return !isOfComponent(entry) || id === 'components-actions-button--docs'
        ? [show('light')]
        : []
    }
    if (title.startsWith('Screens/')) {
      if (tags.includes('pictured')) return [show('light'), show('phone')]
      if (name === 'Phone') return [show('light')]
      if (!isDefault) return []
      return hasPhone(title) ? [show('light', 'dark')] : [show('light', 'dark'), show('phone')]
    }
    if (!isDefault) return [show('light', 'dark')]
    const inPlace = [show('light', 'dark', 'compact'), show('forced-colors')]
    // The play functions of a few stories need a wide screen from left to right.
    return tags.includes('wide') ? inPlace : [...inPlace, show('rtl')]
  })
}
