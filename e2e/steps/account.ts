import { randomUUID } from 'node:crypto'

import { expect, type Locator, type Page } from '@playwright/test'

import { expectToast } from './toasts.ts'

/** A merchant's data in the forms. */
export interface Merchant {
  readonly full_name: string
  readonly email: string
  readonly password: string
  readonly business: string
}

/** The payout wallet of all merchants. */
export const wallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

/** A merchant with a new email address. */
export function newMerchant(): Merchant {
  return {
    full_name: 'Meera Iyer',
    email: `meera-${randomUUID()}@tea.example`,
    password: 'a kettle of rain water',
    business: 'Meera’s Tea House',
  }
}

/** Signs up. Ends on the log-in page, with a verification email on its way. */
export async function signUp(page: Page, merchant: Merchant): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Username').fill(merchant.full_name)
  await page.getByLabel('Email').fill(merchant.email)
  await page.getByLabel('Password', { exact: true }).fill(merchant.password)
  await page.getByRole('checkbox', { name: /Terms & Conditions/ }).check()
  await page.getByRole('checkbox', { name: /Privacy Policy/ }).check()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expectToast(page, 'Verification email sent. Please verify your account.')
  await expect(page).toHaveURL('/login')
}

/** The link in the merchant's newest email, on the sandbox's mailbox page. */
export async function emailedLink(page: Page, merchant: Merchant, name: RegExp): Promise<Locator> {
  const mails = page.getByRole('listitem').filter({ hasText: merchant.email })
  const link = mails.getByRole('link', { name }).first()
  // Emails are sent after the response.
  await expect(async () => {
    await page.goto('/sandbox/mail')
    await expect(link).toBeVisible({ timeout: 1000 })
  }).toPass()
  return link
}

/** Opens the verification link. Ends on the log-in page. */
export async function verifyEmail(page: Page, merchant: Merchant): Promise<void> {
  await (await emailedLink(page, merchant, /\/verifyuser\?token=/)).click()
  await expectToast(page, 'Verified')
  await expect(page).toHaveURL('/login')
}

/** Logs in on the log-in page. */
export async function logIn(
  page: Page,
  { email, password }: Pick<Merchant, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expectToast(page, 'Login successful')
}

/** Removes the session from the browser without logging out. Leaves the page first: asking for news without a session logs an error. */
export async function dropSession(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** Submits the business form that precedes every page of a new merchant. Ends on the home page. */
export async function addBusiness(page: Page, merchant: Merchant): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Add Business Info' })).toBeVisible()
  await page.getByLabel('Business Name').fill(merchant.business)
  await page.getByLabel('Business Name').press('Enter')
  await expect(page.getByRole('heading', { name: merchant.full_name })).toBeVisible()
  await expect(page.getByText(merchant.business)).toBeVisible()
}

/** Sets the first payout wallet on the Settings page. */
export async function setWallet(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Edit Wallet ID' }).click()
  await page.getByLabel('Wallet ID').fill(wallet)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // The list of changes tells it too.
  await expect(page.getByText(wallet).first()).toBeVisible()
}
