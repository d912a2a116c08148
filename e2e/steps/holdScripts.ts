import type { Page } from '@playwright/test'

/** Holds back every script of the app until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held: { release?: () => void } = {}
  const released = new Promise<void>((resolve) => {
    held.release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return () => held.release?.()
}
