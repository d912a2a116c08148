import type { Browser } from 'playwright'

import { traceFigures } from './traceFigures.ts'
import type { ClickFigures } from './traceFigures.ts'

const clicks = 15
const slowDown = 4
/** How long a finger stays, and how long the page is left alone before and after, in milliseconds. */
const press = 100
const settle = 400
const categories = ['devtools.timeline', 'blink.user_timing']

function allDrawn(rows: number): boolean {
  return document.querySelectorAll('tbody > tr').length >= rows
}

/** What many clicks cost, in milliseconds. */
export interface LoadMoreFigures {
  /** From the first rendering of all rows to its paint. */
  first: number
  median: ClickFigures
  /** The least of each figure: what is left of it when nothing else kept the machine busy. */
  best: ClickFigures
}

function pick(all: readonly ClickFigures[], share: number): ClickFigures {
  const of = (name: keyof ClickFigures) =>
    all.map((figures) => figures[name]).toSorted((a, b) => a - b)[
      Math.floor((all.length - 1) * share)
    ] ?? Number.NaN
  return {
    clickToPaint: of('clickToPaint'),
    script: of('script'),
    style: of('style'),
    layout: of('layout'),
    paint: of('paint'),
  }
}

/** Presses Load More again and again on a page that already shows `rows` rows, on a phone’s screen and with the processor slowed down four times. */
export async function measureLoadMore(
  browser: Browser,
  address: string,
  rows: number,
): Promise<LoadMoreFigures> {
  const page = await browser.newPage({ viewport: { width: 412, height: 915 } })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}rows=${rows}`)
  // By id: to look for a role among ten thousand rows would take longer than what is measured.
  const button = page.locator('#load-more button')
  await button.waitFor()
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.waitForFunction(allDrawn, rows, { polling: 500, timeout: 60_000 })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown })

  const all: ClickFigures[] = []
  for (let i = 0; i < clicks; i += 1) {
    await button.scrollIntoViewIfNeeded()
    const place = await button.boundingBox()
    if (!place) throw new Error('There is no button to press.')
    // With the mouse itself: Playwright’s own click would look for what lies under it while the time runs.
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2)
    await page.waitForTimeout(settle)
    await browser.startTracing(page, { categories })
    await page.mouse.down()
    await page.waitForTimeout(press)
    await page.mouse.up()
    await page.waitForTimeout(settle)
    all.push(traceFigures(await browser.stopTracing()))
  }
  const first = await page.evaluate(
    () => performance.getEntriesByName('first-rows')[0]?.duration ?? Number.NaN,
  )
  await page.close()
  return { first, median: pick(all, 0.5), best: pick(all, 0) }
}
