import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/journey.ts'

test('a webhook is set, and replaced', async ({ page, merchant }) => {
  await page.goto('/credentials')
  await expect(page.getByText('You have no API key.')).toBeVisible()
  const section = page.getByRole('region', { name: 'Webhook' })
  await expect(section.getByText('The URL must accept POST.')).toBeVisible()
  await section.getByRole('button', { name: 'Add webhook' }).click()
  await expect(section.getByText('Please enter a valid URL')).toBeVisible()
  await expectAccessible(page)

  for (const path of ['paid', 'paid/and/more']) {
    const url = `https://hooks.tea.example/${path}?of=${merchant.email.slice(0, 8)}`
    await section.getByLabel('Webhook URL').fill(` ${url} `)
    await section.getByLabel('Webhook URL').press('Enter')
    await expect(page.getByText('Webhook URL added successfully!').first()).toBeVisible()
    await expect(section.getByText(url, { exact: true })).toBeVisible()
    await expect(section.getByLabel('Webhook URL')).toHaveValue('')
  }
  await page.reload()
  await expect(section.getByText(/paid\/and\/more/)).toBeVisible()
  await expectAccessible(page)
})
