import { expect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'

import type { Picture } from './manifest.ts'
import { trackRequests } from './requests.ts'
import type { Requests } from './requests.ts'

/** Stories may show their own address, so it does not contain the port. Service workers need no TLS on `localhost`. */
const origin = 'http://stories.localhost'

/** Every story takes place at this time. */
const now = new Date('2026-11-20T06:30:00Z')

const viewports: Readonly<Record<string, { width: number; height: number }>> = {
  standard: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
  zoomed: { width: 640, height: 400 },
}

/** Long pages are cut off. */
const maxHeight = 2000

/** A page that shows stories. All tests of a worker share it, so that Storybook's files stay in the browser's cache. */
export interface StoryPage {
  readonly page: Page
  /** Shows a story or docs page and waits until its play function has ended and nothing is loading. */
  readonly show: (picture: Picture) => Promise<{ fullPage: true; clip: Clip }>
  /** The errors on the console since the last `show` began. */
  readonly errors: () => readonly string[]
}

interface Clip {
  x: number
  y: number
  width: number
  height: number
}

export const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        colorScheme: 'light',
        locale: 'en-GB',
        timezoneId: 'UTC',
      })
      await context.addInitScript(() => {
        localStorage.clear()
        sessionStorage.clear()
        // Stories in frames have pictures of their own.
        if (window.top !== window) window.stop()
      })
      const page = await context.newPage()
      await page.clock.setFixedTime(now)
      const requests = trackRequests(page)
      await page.goto(`${origin}/iframe.html`)
      let errors: string[] = []
      const addError = (message: string) => {
        if (!isFromBrowser(message)) errors.push(message)
      }
      page.on('console', (message) => message.type() === 'error' && addError(message.text()))
      page.on('pageerror', ({ message }) => addError(message))
      let shown: Picture | undefined
      await use({
        page,
        show: async (picture) => {
          errors = []
          const previous = shown
          shown = picture
          return show(page, picture, previous, requests)
        },
        errors: () => errors,
      })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/**
 * Browsers log responses with an error status, which many stories are about. A page that starts while the service worker of the
 * last one unregisters itself can't update it.
 */
function isFromBrowser(message: string): boolean {
  return /^Failed to (load resource|update a ServiceWorker)/.test(message)
}

/** What is set for all stories of a page. The stories' own tests run axe. */
function globalsOf({ variant }: Picture): string {
  const theme = variant === 'dark' ? 'dark' : 'light'
  const direction = variant === 'zoomed' ? 'direction:rtl;' : ''
  return `theme:${theme};${direction}a11y.manual:!true`
}

/**
 * Whether a picture can follow the previous one without loading the page, which takes longer than all else. An accepted picture must
 * not show what another story has left behind.
 */
function canFollow(picture: Picture, previous: Picture | undefined): boolean {
  return (
    process.env.VISUAL_ACCEPTING === undefined &&
    previous !== undefined &&
    previous.type === 'story' &&
    picture.type === 'story' &&
    previous.storyId !== picture.storyId &&
    previous.variant === picture.variant
  )
}

async function show(
  page: Page,
  picture: Picture,
  previous: Picture | undefined,
  requests: Requests,
): Promise<{ fullPage: true; clip: Clip }> {
  const { storyId, type, variant } = picture
  await page.context().clearCookies()
  const own = await page.evaluate(
    async ({ id, isDocs }) => {
      if (isDocs) return undefined
      const { __STORYBOOK_PREVIEW__: preview } = window
      await preview?.ready()
      const story = await preview?.storyStoreValue.loadStory({ storyId: id })
      return story?.storyGlobals.viewport?.value
    },
    { id: storyId, isDocs: type === 'docs' },
  )
  const size =
    variant === 'zoomed' ? viewports.zoomed : (viewports[own ?? variant] ?? viewports.standard)
  if (!size) throw new Error(`${storyId} asks for an unknown viewport: ${own}`)
  await page.setViewportSize(size)
  await page.emulateMedia({ forcedColors: variant === 'forced-colors' ? 'active' : 'none' })
  // A request that is never answered fails after its story, which would show in the next.
  if (requests.isQuiet() && canFollow(picture, previous)) {
    await page.evaluate((id) => {
      localStorage.clear()
      sessionStorage.clear()
      const { __STORYBOOK_PREVIEW__: preview } = window
      preview?.channel.emit('setCurrentStory', { storyId: id })
    }, storyId)
  } else {
    const query = `viewMode=${type}&id=${storyId}&globals=${globalsOf(picture)}`
    await page.goto(`${origin}/iframe.html?${query}`)
  }
  if (type === 'story') await waitForStory(page, storyId)
  await requests.settled()
  if (type === 'docs') await waitForDocs(page)
  const height = await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
    await document.fonts.ready
    await Promise.all(Array.from(document.images, async (image) => image.decode().catch(() => {})))
    return document.documentElement.scrollHeight
  })
  const clip = { x: 0, y: 0, width: size.width, height: Math.min(height, maxHeight) }
  return { fullPage: true, clip }
}

/** The phases of a story after its play function. In the first, Storybook waits for animations, which pictures do not show. */
const drawnPhases = ['completing', 'completed', 'afterEach', 'finished']

async function waitForStory(page: Page, storyId: string): Promise<void> {
  const phase = await page.waitForFunction(
    ({ id, phases }) => {
      const { __STORYBOOK_PREVIEW__: preview } = window
      const { id: current, phase: reached = '' } = preview?.currentRender ?? {}
      return current === id && phases.includes(reached) && reached
    },
    { id: storyId, phases: [...drawnPhases, 'errored', 'aborted'] },
  )
  expect(drawnPhases).toContain(await phase.jsonValue())
}

/** The stories and the code of a docs page arrive one after the other. Waits until the page has not changed for 20 frames. */
async function waitForDocs(page: Page): Promise<void> {
  await page.locator('#storybook-docs h1').first().waitFor()
  await expect(page.locator('#storybook-docs .sb-loader, .docblock-source-loading')).toHaveCount(0)
  await page.evaluate(async () => {
    // A few stories change all the time.
    const deadline = performance.now() + 5000
    let unchanged = 0
    const observer = new MutationObserver(() => {
      unchanged = 0
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    while (unchanged < 20 && performance.now() < deadline) {
      await new Promise(requestAnimationFrame)
      await scheduler.postTask(() => {}, { priority: 'background' })
      unchanged += 1
    }
    observer.disconnect()
  })
}
