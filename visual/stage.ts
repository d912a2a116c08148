import { expect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'

import { origin } from './browser.ts'
import { frameOf } from './frameOf.ts'
import type { StoryOutcome } from './preview.ts'
import { viewports } from './shots.ts'
import type { Shot } from './shots.ts'
import { watchTraffic } from './traffic.ts'
import type { Traffic } from './traffic.ts'

/** The moment at which every story takes place. */
const now = new Date('2026-11-20T06:30:00Z')

/** How long a request to the mocks may go without an answer before it counts as one that gets none. Milliseconds. */
const mostUnanswered = 500

/** What is left out of a picture: drawings only where the page's root says so. */
const leftOut = `
  /* The lines of drawn water take four fifths of a picture's bytes. */
  [data-without-drawings] svg[aria-hidden][preserveAspectRatio] > * { visibility: hidden }
  /* What a story says is never twice the same, such as a measured time: Chromatic leaves it out as well. */
  [data-chromatic=ignore] { visibility: hidden }
`

/** One page on which stories are shown one after another, as in Storybook itself. */
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
  // A page for each story would load Storybook from nothing each time; after a failure Playwright makes a new one.
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
      const traffic = watchTraffic(page)
      await use({ page, show: async (shot) => show(page, traffic, shot) })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

async function show(page: Page, traffic: Traffic, shot: Shot): Promise<Frame> {
  const viewport = viewports[shot.viewport]
  await page.context().clearCookies()
  await page.setViewportSize(viewport)
  expect(await play(page, traffic, shot), 'the story').toMatchObject({
    storyId: shot.storyId,
    status: 'success',
  })
  // After a failure there is a new page: what has failed here is this story's.
  expect(await page.evaluate(lastFailure), 'what the play function failed for').toBeUndefined()
  await page.evaluate((without) => {
    document.documentElement.toggleAttribute('data-without-drawings', without)
  }, !shot.drawings)
  await page.evaluate(drawUnscrolled)
  await rest(page, traffic)
  for (const words of shot.shows) {
    const shown = page.getByText(words).filter({ visible: true })
    expect(await shown.count(), `the picture shows "${words}"`).toBeGreaterThan(0)
  }
  expect(traffic.elsewhere.splice(0), 'a story asks nothing of other servers').toEqual([])
  const box = await page.evaluate(frameOf, shot.tallest)
  return { clip: box, fullPage: box.y + box.height > viewport.height }
}

/** Plays a story to its end: on the page that is there, where it is another story in the same theme. */
async function play(
  page: Page,
  traffic: Traffic,
  { storyId, theme }: Shot,
): Promise<StoryOutcome | undefined> {
  // The other half of the library's tests runs axe; here it would only take time.
  const globals = `theme:${theme};a11y.manual:!true`
  const shown = new URL(page.url()).searchParams
  const canTurn = shown.get('globals') === globals && shown.get('id') !== storyId
  // What is still unanswered would fail, and say so, in the midst of the next story.
  if (canTurn && traffic.calls.size === 0) return page.evaluate(turnTo, storyId)
  traffic.calls.clear()
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${storyId}&globals=${globals}`)
  await page.addStyleTag({ content: leftOut })
  const outcome = await page.waitForFunction(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window
    return channel?.last('storyFinished')?.[0]
  })
  return outcome.jsonValue()
}

/** Runs in the page: plays the story, for which nothing is there any more of the story before. */
async function turnTo(storyId: string): Promise<StoryOutcome> {
  localStorage.clear()
  sessionStorage.clear()
  window.scrollTo(0, 0)
  return new Promise((resolve) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window
    channel?.once('storyFinished', resolve)
    void preview?.onSetCurrentStory({ storyId, viewMode: 'story' })
  })
}

/** Runs in the page: what its last play function that failed did so for. */
function lastFailure(): string | undefined {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window
  return channel?.last('playFunctionThrewException')?.[0]?.message
}

/** Waits until the page is as it stays: nothing more comes, and nothing changes. */
async function rest(page: Page, traffic: Traffic): Promise<void> {
  const patience = Date.now() + mostUnanswered
  do {
    await page.evaluate(settle)
    // Some stories are about a request that is never answered.
  } while (traffic.files.size > 0 || (traffic.calls.size > 0 && Date.now() < patience))
}

/**
 * Runs in the page: scrolls up, and puts what sticks while one scrolls where it stands then. A line of letters between two
 * rows of pixels falls to either, as the page or the sticking layer stood when it was drawn; so all is drawn anew.
 */
async function drawUnscrolled(): Promise<void> {
  window.scrollTo(0, 0)
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  for (const rule of rules) {
    if (rule instanceof CSSGroupingRule) rules.push(...rule.cssRules)
    if (!(rule instanceof CSSStyleRule) || rule.style.position !== 'sticky') continue
    rule.style.position = 'relative'
    rule.style.inset = 'auto'
  }
  for (const visibility of ['hidden', '']) {
    document.documentElement.style.visibility = visibility
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  }
}

/** Runs in the page: takes the focus away, scrolls up, and waits until fonts and pictures are there and nothing changes any more. */
async function settle(): Promise<void> {
  const quiet = 60
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  window.scrollTo(0, 0)
  await document.fonts.ready
  await Promise.all(Array.from(document.images, async (image) => image.decode().catch(() => {})))
  await new Promise<void>((resolve) => {
    let timer = setTimeout(done, quiet)
    // A story that never stops changing is for the comparison to refuse.
    const patience = setTimeout(done, quiet * 20)
    const changes = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(done, quiet)
    })
    changes.observe(document, { subtree: true, childList: true, attributes: true })
    function done() {
      clearTimeout(timer)
      clearTimeout(patience)
      changes.disconnect()
      resolve()
    }
  })
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}
