import { randomUUID } from 'node:crypto'

import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

import { expectToast } from '../fixtures/toasts.ts'

/** Whom a journey is about. */
export interface Merchant {
  readonly full_name: string
  readonly email: string
  readonly password: string
  readonly business: string
}

/** A merchant whom nobody has met before. */
export function newMerchant(): Merchant {
  return {
    full_name: 'Meera Iyer',
    email: `meera-${randomUUID()}@tea.example`,
    password: 'a kettle of rain water',
    business: 'Meera’s Tea House',
  }
}

/** Fills in the sign-up form; ends on the log-in page with a mail on its way. */
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

/** The link in the newest mail of its kind to the merchant, on the mailbox page: mail leaves after the answer. */
export async function linkInMail(page: Page, merchant: Merchant, name: RegExp): Promise<Locator> {
  const mails = page.getByRole('listitem').filter({ hasText: merchant.email })
  const link = mails.getByRole('link', { name }).first()
  await expect(async () => {
    await page.goto('/sandbox/mail')
    await expect(link).toBeVisible({ timeout: 1000 })
  }).toPass()
  return link
}

/** Opens the link in the newest mail to the merchant; ends on the log-in page, where verifying leads by itself. */
export async function verifyByMail(page: Page, merchant: Merchant): Promise<void> {
  await (await linkInMail(page, merchant, /\/verifyuser\?token=/)).click()
  await expectToast(page, 'Verified')
  await expect(page).toHaveURL('/login')
}

/** Logs in on the log-in page; ends wherever the product takes the merchant. */
export async function logIn(page: Page, merchant: Merchant): Promise<void> {
  await page.getByLabel('Email').fill(merchant.email)
  await page.getByLabel('Password', { exact: true }).fill(merchant.password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expectToast(page, 'Login successful')
}

/** Answers the form that stands before every page of a new merchant; ends on the home page. */
export async function nameBusiness(page: Page, merchant: Merchant): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Add Business Info' })).toBeVisible()
  await page.getByLabel('Business Name').fill(merchant.business)
  await page.getByLabel('Business Name').press('Enter')
  await expect(page.getByRole('heading', { name: merchant.full_name })).toBeVisible()
  await expect(page.getByText(merchant.business)).toBeVisible()
}
