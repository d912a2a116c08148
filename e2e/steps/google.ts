import { randomUUID } from 'node:crypto'

import { expect, type Page } from '@playwright/test'

/** A user of Google. */
export interface GoogleUser {
  readonly name: string
  readonly email: string
}

/** A Google user with a new email address. */
export function newGoogleUser(): GoogleUser {
  return { name: 'Leela Nair', email: `leela-${randomUUID()}@tea.example` }
}

/** Clicks the Google button and returns the popup. */
export async function openGoogle(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const popup = await opening
  await expect(popup.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  return popup
}

/** Chooses an account in the popup: a new one, or one of the sandbox's accounts by name. */
export async function chooseAccount(popup: Page, user: GoogleUser | string): Promise<void> {
  if (typeof user === 'string') {
    await popup.getByRole('link', { name: user }).click()
  } else {
    await popup.getByLabel(/^E-?mail/).fill(user.email)
    await popup.getByLabel('Name').fill(user.name)
    await popup.getByRole('button', { name: 'Continue' }).click()
  }
  await expect(popup.getByRole('heading', { name: 'Continue to Sluice?' })).toBeVisible()
}

/** Gives consent in the popup, which may close at once. */
export async function allow(popup: Page): Promise<void> {
  await popup.getByRole('button', { name: 'Allow' }).click({ noWaitAfter: true })
}

/** Cancels in the popup, which may close at once. */
export async function cancel(popup: Page): Promise<void> {
  await popup.getByRole('button', { name: 'Cancel' }).click({ noWaitAfter: true })
}

/** Signs in with Google. Ends when the popup has closed. */
export async function continueWithGoogle(page: Page, user: GoogleUser | string): Promise<void> {
  const popup = await openGoogle(page)
  await chooseAccount(popup, user)
  const closing = popup.waitForEvent('close')
  await allow(popup)
  await closing
}
