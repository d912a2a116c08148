import { expect, test as base } from '@playwright/test'
import type { ConsoleMessage, Page, Request } from '@playwright/test'

import type { Picture } from './manifest.ts'

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

/** The part of Storybook's preview that is used here. */
interface Preview {
  ready: () => Promise<void>
  storyStoreValue: {
    loadStory: (options: { storyId: string }) => Promise<{
      storyGlobals: { viewport?: { value?: string } }
    }>
  }
  currentRender?: { phase?: string }
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: Preview
  }
}

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
      })
      const page = await context.newPage()
      await page.clock.setFixedTime(now)
      const waitForRequests = trackRequests(page)
      let errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' && !isResponse(message)) errors.push(message.text())
      })
      page.on('pageerror', ({ message }) => errors.push(message))
      await use({
        page,
        show: async (picture) => {
          errors = []
          return show(page, picture, waitForRequests)
        },
        errors: () => errors,
      })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** Browsers log responses with an error status, which many stories are about. */
function isResponse(message: ConsoleMessage): boolean {
  return message.text().startsWith('Failed to load resource')
}

async function show(
  page: Page,
  { storyId, type, variant }: Picture,
  waitForRequests: () => Promise<void>,
): Promise<{ fullPage: true; clip: Clip }> {
  await page.context().clearCookies()
  if (page.url() === 'about:blank') await page.goto(`${origin}/iframe.html`)
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
  const theme = variant === 'dark' ? 'dark' : 'light'
  const direction = variant === 'zoomed' ? 'direction:rtl;' : ''
  // The stories' own tests run axe.
  const globals = `theme:${theme};${direction}a11y.manual:!true`
  await page.goto(`${origin}/iframe.html?viewMode=${type}&id=${storyId}&globals=${globals}`)
  await (type === 'docs' ? waitForDocs(page) : waitForStory(page))
  await waitForRequests()
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

async function waitForStory(page: Page): Promise<void> {
  const phase = await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window
    const current = preview?.currentRender?.phase ?? ''
    return ['finished', 'errored', 'aborted'].includes(current) && current
  })
  expect(await phase.jsonValue()).toBe('finished')
}

/** The stories inside a docs page show a loader until they are rendered. */
async function waitForDocs(page: Page): Promise<void> {
  await page.locator('#storybook-docs h1').first().waitFor()
  await expect(page.locator('#storybook-docs .sb-loader, .docblock-source-loading')).toHaveCount(0)
}

/** Returns a function that waits until nothing has been loading for a moment. */
function trackRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  page.on('framenavigated', () => pending.clear())
  return async () => {
    // Some stories show a request that is never answered.
    const deadline = Date.now() + 1000
    let quietSince = Date.now()
    while (Date.now() - quietSince < 100 && Date.now() < deadline) {
      if (pending.size > 0) quietSince = Date.now()
      await page.waitForTimeout(20)
    }
  }
}
