import { expect, test as base } from '@playwright/test'
import type { Page, Request } from '@playwright/test'

import './preview.ts'
import { origin } from './browser.ts'
import { frameOf } from './frameOf.ts'
import { viewports } from './shots.ts'
import type { Shot } from './shots.ts'

/** The moment at which every story takes place. */
const now = new Date('2026-11-20T06:30:00Z')

/** The lines of drawn water take four fifths of a picture's bytes. */
const withoutDrawings = 'svg[aria-hidden][preserveAspectRatio] > * { visibility: hidden }'

/** What a story says is never twice the same, such as a measured time: Chromatic leaves it out as well. */
const withoutVolatile = '[data-chromatic=ignore] { visibility: hidden }'

/** One page on which stories are shown one after another, each from a fresh load. */
export interface Stage {
  readonly page: Page
  /** Shows a story, at rest, and says which part of the page is its picture. */
  readonly show: (shot: Shot) => Promise<Frame>
}

interface Frame {
  /** CSS pixels from the page's upper left corner. */
  readonly clip: { x: number; y: number; width: number; height: number }
  /** Whether that reaches below the window's edge. */
  readonly fullPage: boolean
}

export const test = base.extend<object, { stage: Stage }>({
  // A page for each story would load Storybook from nothing each time.
  stage: [
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
      await use({ page, show: async (shot) => show(page, shot) })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

async function show(page: Page, shot: Shot): Promise<Frame> {
  // No other name resolves; what the mocks answer, or refuse, never looks for one.
  const elsewhere: string[] = []
  const note = (request: Request) => {
    if (request.failure()?.errorText.includes('NAME_NOT_RESOLVED')) elsewhere.push(request.url())
  }
  page.context().on('requestfailed', note)
  await page.context().clearCookies()
  await page.setViewportSize(viewports[shot.viewport])
  // The other half of the library's tests runs axe; here it would only take time.
  const globals = `theme:${shot.theme};a11y.manual:!true`
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${shot.storyId}&globals=${globals}`)
  const phase = await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window
    const current = preview?.currentRender?.phase ?? ''
    return ['completed', 'finished', 'errored', 'aborted'].includes(current) && current
  })
  expect(await phase.jsonValue(), 'the story and its play function ran to their end').toMatch(
    /completed|finished/,
  )
  await page.addStyleTag({ content: withoutVolatile })
  if (!shot.drawings) await page.addStyleTag({ content: withoutDrawings })
  await page.evaluate(settle)
  page.context().off('requestfailed', note)
  expect(elsewhere, 'a story asks nothing of other servers').toEqual([])
  const box = await page.evaluate(frameOf, shot.tallest)
  const { height } = viewports[shot.viewport]
  return { clip: box, fullPage: box.y + box.height > height }
}

/** Runs in the page: takes the focus away, scrolls up and waits for fonts, pictures and the last change of style. */
async function settle(): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  window.scrollTo(0, 0)
  await document.fonts.ready
  await Promise.all(Array.from(document.images, async (image) => image.decode().catch(() => {})))
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}
