import type { Page } from '@playwright/test'

import { expect, test } from '../fixtures/test.ts'
import { holdScripts } from '../steps/holdScripts.ts'

/** Waits until the app has taken over the page. */
async function becomeAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && !window.releasePress)
  await page.waitForLoadState('networkidle')
}

/** A form that a page's HTML contains. */
interface FormOfPage {
  path: string
  /** By label. */
  texts: Record<string, string>
  checkmarks?: string[]
  /** What the form shows if it is sent empty. */
  refusal: string
}

const guestForms: FormOfPage[] = [
  {
    path: '/login',
    texts: { Email: 'asha@tea.example', Password: 'plum jam on toast' },
    refusal: 'Email is required',
  },
  {
    path: '/signup',
    texts: { Username: 'Asha', Email: 'asha@tea.example', Password: 'plum jam on toast' },
    checkmarks: ['I accept the Terms & Conditions', 'I accept the Privacy Policy'],
    refusal: 'Email is required',
  },
  {
    path: '/forgotpassword',
    texts: { Email: 'asha@tea.example' },
    refusal: 'Email is required',
  },
]

async function fillIn(page: Page, { texts, checkmarks = [] }: FormOfPage): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  for (const label of checkmarks) await page.getByLabel(label).check()
}

async function expectFilledIn(page: Page, { texts, checkmarks = [] }: FormOfPage): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
  }
  for (const label of checkmarks) await expect(page.getByLabel(label)).toBeChecked()
}

/** When a form is filled in after its first paint, in milliseconds on a slow processor: before, while and after it comes to life. */
const moments = [0, 150, 400]

async function expectNothingLost(page: Page, form: FormOfPage): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  for (const moment of moments) {
    await page.goto(form.path, { waitUntil: 'commit' })
    await page.locator('h1').first().waitFor()
    await page.waitForTimeout(moment)
    await fillIn(page, form)
    await becomeAlive(page)
    await expectFilledIn(page, form)
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

for (const form of guestForms) {
  test(`what is filled in on ${form.path} before, while and after it comes to life stays`, async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto(form.path, { waitUntil: 'commit' })
    await fillIn(page, form)
    release()
    await becomeAlive(page)
    await expectFilledIn(page, form)
    await expectNothingLost(page, form)
  })

  test(`an empty form that is sent on ${form.path} before it comes to life is refused`, async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto(form.path, { waitUntil: 'commit' })
    await page.locator('form [type=submit]').click()
    release()
    await expect(page.getByText(form.refusal).first()).toBeVisible()
    await expect(page).toHaveURL(form.path)
  })
}

test('what is filled in on /resetPassword as soon as the form is there stays', async ({ page }) => {
  await expectNothingLost(page, {
    path: '/resetPassword?token=sent',
    texts: { 'New password': 'plum jam on toast' },
    refusal: '',
  })
})

test('what is filled in on a merchant page before, while and after it comes to life stays', async ({
  page,
  merchant,
}) => {
  const form = {
    path: '/credentials',
    texts: {
      'Key name': merchant.business,
      'Webhook URL': `https://tea.example/${merchant.email}`,
    },
    refusal: '',
  }
  const release = await holdScripts(page)
  await page.goto(form.path, { waitUntil: 'commit' })
  await fillIn(page, form)
  release()
  await becomeAlive(page)
  await expectFilledIn(page, form)
  await expectNothingLost(page, form)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('rowheader', { name: merchant.business })).toBeVisible()
})

test('a search that is typed before the list comes to life is made', async ({ page, merchant }) => {
  const release = await holdScripts(page)
  await page.goto('/transactions?status=1', { waitUntil: 'commit' })
  await page.getByLabel('Search').fill(merchant.business)
  release()
  await becomeAlive(page)
  await expect(page.getByLabel('Search')).toHaveValue(merchant.business)
  await expect(page.getByLabel('Status')).toHaveValue('1')
  await expect(page).toHaveURL(/[?&]search=/)
})

test('a form that is sent before the app has loaded is kept, and sent once', async ({
  page,
  context,
  merchant,
}) => {
  await context.clearCookies()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(merchant.email)
  await page.getByLabel('Password', { exact: true }).fill(merchant.password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(page).toHaveURL('/login')
  release()
  await expect(page).toHaveURL('/home')
  await expect(page.getByText(merchant.business)).toBeVisible()
  expect(sent).toEqual(['/user/login'])
})

test('a button and an option that are pressed before the app has loaded work once it has', async ({
  page,
  merchant,
}) => {
  const release = await holdScripts(page)
  await page.goto('/links', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'New payment link' }).click()
  release()
  await expect(page.getByRole('dialog').getByLabel('Description')).toBeVisible()

  const releaseAgain = await holdScripts(page)
  await page.goto('/settings', { waitUntil: 'commit' })
  await page.getByTitle('Dark').click()
  releaseAgain()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByText(merchant.email)).toBeVisible()
})
