import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/test.ts'

test('the landing page and the documentation lead to signing up', async ({ page }) => {
  await page.goto('/')
  await expectAccessible(page)
  await page.goto('/docs')
  await expect(page.getByRole('region', { name: 'Create a payment' })).toBeVisible()
  await expect(page.getByText('X-API-Key').first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await expect(page).toHaveURL('/signup')
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()
  await expectAccessible(page)
})

test('a signed-in merchant finds the reference beside the key', async ({ page, merchant }) => {
  await page.goto('/docs')
  await expect(page).toHaveURL('/home')
  await expect(page.getByText(merchant.business)).toBeVisible()
  await page.getByRole('link', { name: 'Credentials' }).click()
  await page.getByRole('link', { name: 'API reference' }).click()
  await expect(page).toHaveURL('/credentials/docs')
  await expect(page.getByRole('region', { name: 'Create a payment' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('an address that leads nowhere', () => {
  test.use({ allowedErrors: /status of 404/ })

  test('says so, to programs too, and leads back', async ({ page }) => {
    const answer = await page.goto('/no/such/page')
    expect(answer?.status()).toBe(404)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to the start page' }).click()
    await expect(page).toHaveURL('/')
  })
})
