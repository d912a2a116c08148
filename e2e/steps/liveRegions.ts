import type { Page } from '@playwright/test'

declare global {
  interface Window {
    heard?: string[]
  }
}

/** Notes what a screen reader says by itself: what changes in live regions. Before the page is opened. */
export async function listenToPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = []
    window.heard = heard
    const regions = '[role=status], [role=alert], [aria-live]:not([aria-live=off]), output'
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const text = element?.closest<HTMLElement>(regions)?.innerText
        if (text) heard.push(text)
      }
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** What was said since the page was opened. */
export async function heardOn(page: Page): Promise<string> {
  return page.evaluate(() => (window.heard ?? []).join('\n'))
}
