import { expect, type Locator } from '@playwright/test'

/** More tab stops than any page has, so that a keyboard trap ends the search. */
const maxTabStops = 60

/** Presses Tab until the target has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page()
  for (let stop = 0; stop < maxTabStops; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, 'is reachable with the Tab key').toBeFocused()
}
