import { openStorybook } from './browser.ts'
import type { Tokens } from './compare.ts'
import { fingerprint } from './fingerprints.ts'
import { pageMode, pictureName, readManifest } from './manifest.ts'
import type { Mode, Showing } from './manifest.ts'
import { openStoryPage } from './storyPage.ts'

/** A picture of a story in a mode. */
export interface Picture {
  /** Unique, such as `components-forms-checkbox--default.dark`. */
  readonly name: string
  readonly mode: Mode
  readonly showing: Showing
  readonly png: Buffer
  readonly fingerprint: string
}

export interface Pictures {
  /** The browser that took them. */
  readonly browser: string
  readonly taken: ReadonlyMap<string, Picture>
  /** Of the light and of the dark theme. */
  readonly tokens: Readonly<Record<'light' | 'dark', Tokens>>
  readonly failures: readonly Failure[]
}

/** A story that could not be pictured. */
interface Failure {
  readonly title: string
  readonly reason: string
}

/**
 * Takes pictures with two browsers, each with one page: pages of one browser would take the focus from each other.
 *
 * @param storybook - the folder of a built Storybook
 * @param isChosen - whether a story is shown
 * @param options - `isAlone` loads the page for each story, so that none can show what another has left behind
 */
export async function takePictures(
  storybook: string,
  isChosen: (showing: Showing) => boolean,
  { isAlone = false } = {},
): Promise<Pictures> {
  const chosen = readManifest(storybook).filter(isChosen)
  const queue = [undefined, 'forced-colors', 'rtl'].flatMap((mode) =>
    chosen.filter((showing) => pageMode(showing) === mode),
  )
  const taken = new Map<string, Picture>()
  const failures: Failure[] = []

  async function take() {
    const { browser, name: browserName, close } = await openStorybook(storybook)
    const storyPage = await openStoryPage(browser)
    try {
      for (let showing = queue.shift(); showing; showing = queue.shift()) {
        const story = showing
        const show = async (alone: boolean) => {
          for (const [mode, png] of await storyPage.take(story, alone)) {
            const name = pictureName(story, mode)
            taken.set(name, { name, mode, showing: story, png, fingerprint: fingerprint(png) })
          }
        }
        try {
          // A browser that starves on a busy machine gets a second try.
          await show(isAlone).catch(() => show(true))
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error)
          // Testing Library adds the whole document.
          const [reason = message] = message.split('\nIgnored nodes')
          failures.push({ title: story.title, reason })
          console.error(`✗ ${story.title} failed: ${reason}`)
        }
      }
      return { browser: browserName, tokens: await storyPage.readTokens() }
    } finally {
      await close()
    }
  }

  const [first] = await Promise.all([take(), take()])
  return { ...first, taken, failures }
}
