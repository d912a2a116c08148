import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Asks for a payment as a merchant's own server does, and gives the transaction's id. */
export async function createTransaction(
  gatewayUrl: string,
  key: string,
  amount: string,
): Promise<string> {
  const response = await fetch(`${gatewayUrl}/pay/api/transaction/create`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-API-Key': key },
    body: JSON.stringify({ amount, metadata: `order of ${amount}` }),
  })
  expect(response.status).toBeLessThan(300)
  const { transaction_id }: { transaction_id: string } = await response.json()
  return transaction_id
}

/** Plays the customer on the sandbox's page. */
export async function pay(page: Page, transactionId: string): Promise<void> {
  await page.goto('/sandbox')
  const pending = page.getByRole('listitem').filter({ hasText: transactionId })
  await pending.getByRole('button', { name: 'Pay in full' }).click()
  await expect(pending.getByText('Success')).toBeVisible()
}
