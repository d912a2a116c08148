import { randomUUID } from 'node:crypto'

import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Somebody with a Google account. */
export interface GooglePerson {
  readonly name: string
  readonly email: string
}

/** Somebody whom nobody has met before. */
export function newGooglePerson(): GooglePerson {
  return { name: 'Leela Nair', email: `leela-${randomUUID()}@tea.example` }
}

/** Presses the Google button and gives the window that opens, with Google's question in it. */
export async function openGoogle(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const popup = await opening
  await expect(popup.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  return popup
}

/** Says who one is: somebody new, or one of those whom the stand-in knows by name. */
export async function choose(popup: Page, who: GooglePerson | string): Promise<void> {
  if (typeof who === 'string') {
    await popup.getByRole('link', { name: who }).click()
  } else {
    await popup.getByLabel('E-mail').fill(who.email)
    await popup.getByLabel('Name').fill(who.name)
    await popup.getByRole('button', { name: 'Continue' }).click()
  }
  await expect(popup.getByRole('heading', { name: 'Continue to Sluice?' })).toBeVisible()
}

/** Lets the product know who one is. What becomes of the window is its own affair: it may be gone at once. */
export async function allow(popup: Page): Promise<void> {
  await popup.getByRole('button', { name: 'Allow' }).click({ noWaitAfter: true })
}

/** The whole way through Google's window, for somebody who wants in. */
export async function continueWithGoogle(page: Page, who: GooglePerson | string): Promise<void> {
  const popup = await openGoogle(page)
  await choose(popup, who)
  const closing = popup.waitForEvent('close')
  await allow(popup)
  await closing
}
