import type { Locator, Page } from '@playwright/test'

/** One of the figures at the top of Home, with its label. */
export function figure(page: Page, label: string): Locator {
  const exact = page.getByText(label, { exact: true })
  return page.getByRole('paragraph').and(exact).locator('..')
}
