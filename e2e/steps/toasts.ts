import { expect, type Page } from '@playwright/test'

/**
 * Records the toasts of a page from now on. A toast disappears after two seconds, which on a busy machine may be before the
 * test looks for it.
 */
export async function recordToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded = new WeakSet<Element>()
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('output > *, [role=alert] > *')) {
        if (recorded.has(toast)) continue
        recorded.add(toast)
        const before = sessionStorage.getItem('toasts') ?? ''
        sessionStorage.setItem('toasts', `${before}${toast.textContent}\n`)
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Expects a toast with this text, visible now or before. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(async () => {
    const toasts = await page.evaluate(() => sessionStorage.getItem('toasts') ?? '')
    expect(toasts).toContain(text)
  }).toPass()
}
