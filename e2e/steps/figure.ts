import { expect, type Locator, type Page } from '@playwright/test'

/** One of the figures at the top of Home, with its label. */
export function figure(page: Page, label: string): Locator {
  const exact = page.getByText(label, { exact: true })
  return page.getByRole('paragraph').and(exact).locator('..')
}

/** Expects all of the earnings on Home. What they were worth, unless they are zero, comes with a call of its own. */
export async function expectReceived(page: Page, amount: string): Promise<void> {
  const worth = /[1-9]/.test(amount) ? String.raw`₹[\d,]+\.\d{2} when it was credited` : ''
  const exactly = amount.replaceAll('.', String.raw`\.`)
  await expect(figure(page, 'Received')).toHaveText(
    new RegExp(`^Received${exactly}${worth}In USDT and USDC$`),
  )
}
