import type { Browser } from 'playwright'

import { traceFigures } from './traceFigures.ts'
import type { ClickFigures } from './traceFigures.ts'

const clicks = 15
const slowDown = 4
const categories = ['devtools.timeline', 'blink.user_timing']

/** What many clicks cost, in milliseconds. */
export interface LoadMoreFigures {
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
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}rows=${rows}`)
  // By id: to look for a role among ten thousand rows would take longer than what is measured.
  const button = page.locator('#load-more button')
  await button.scrollIntoViewIfNeeded()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown })

  const all: ClickFigures[] = []
  for (let i = 0; i < clicks; i += 1) {
    await button.scrollIntoViewIfNeeded()
    await page.waitForTimeout(200)
    await browser.startTracing(page, { categories })
    await button.click()
    await page.waitForFunction(
      (count) => performance.getEntriesByName('load-more').length > count,
      i,
    )
    all.push(traceFigures(await browser.stopTracing()))
  }
  await page.close()
  return { median: pick(all, 0.5), best: pick(all, 0) }
}
