import { setTimeout } from 'node:timers/promises'

import readExcel from 'read-excel-file/node'

import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { callApi, createApiKey, createPayment } from '../steps/api.ts'
import { pay } from '../steps/payments.ts'

test(
  'the transaction list keeps its rows and position behind a detail view and another page',
  { tag: '@phone' },
  async ({ page, gateway, merchant }) => {
    const key = await createApiKey(gateway.url, merchant)
    for (let count = 1; count <= 25; count++) await createPayment(gateway.url, key, `${count}`)

    const scrollPosition = () => page.evaluate(() => Math.round(scrollY))
    const rows = page.getByRole('rowheader')
    await page.goto('/transactions')
    for (const count of [10, 20]) {
      await expect(rows).toHaveCount(count)
      await page.getByRole('button', { name: 'Load More' }).click()
    }
    await expect(rows).toHaveCount(25)

    const opener = rows.nth(22).getByRole('button')
    await opener.scrollIntoViewIfNeeded()
    await expect.poll(scrollPosition).toBeGreaterThan(300)
    const position = await scrollPosition()
    await opener.click()
    const detail = page.getByRole('dialog', { name: 'Transaction' })
    await expect(detail.getByText('3.0000000000').first()).toBeVisible()
    expect(await scrollPosition()).toBe(position)
    await expectAccessible(page)
    await page.goBack()
    await expect(detail).toHaveCount(0)
    await expect(opener).toBeFocused()
    expect(await scrollPosition()).toBe(position)

    await page.getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByText(merchant.email)).toBeVisible()
    expect(await scrollPosition()).toBe(0)
    await page.goBack()
    await expect(rows).toHaveCount(25)
    await expect.poll(scrollPosition).toBe(position)

    // As on a slow connection: the last page comes long after the first.
    await page.route('**/transaction/view?*', async (route) => {
      await setTimeout(1_000)
      await route.continue()
    })
    await page.reload()
    await expect(rows).toHaveCount(25)
    await expect.poll(scrollPosition).toBe(position)
    await page.goto('/settings/security')
    await expect(page.getByRole('button', { name: 'Export JSON' })).toBeVisible()
    expect(await scrollPosition()).toBe(0)
    await page.goBack()
    await expect(rows).toHaveCount(25)
    await expect.poll(scrollPosition).toBe(position)
  },
)

test('filters in the address apply, and can be cleared', async ({ page, gateway, merchant }) => {
  const key = await createApiKey(gateway.url, merchant)
  await createPayment(gateway.url, key, '5')
  await page.goto('/transactions?status=1')
  await expect(page.getByText('No transactions match the filters.')).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(0)
  await expectAccessible(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /show all|clear/i })
    .last()
    .click()
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await expect(page).toHaveURL('/transactions')
})

test('a merchant sees what happened to a payment, and finds the list again after a reload', async ({
  page,
  gateway,
  merchant,
}) => {
  const key = await createApiKey(gateway.url, merchant)
  const paid = await createPayment(gateway.url, key, '9')
  await pay(page, paid)
  for (let count = 1; count <= 11; count += 1) await createPayment(gateway.url, key, '5')

  await page.goto('/transactions')
  const table = page.getByRole('table')
  const rows = table.getByRole('row').filter({ has: page.getByRole('cell') })
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(rows).toHaveCount(12)
  await page.reload()
  await expect(rows).toHaveCount(12)

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Hash' }).check()
  await page.keyboard.press('Escape')
  await expect(table.getByRole('columnheader', { name: 'Hash' })).toBeVisible()
  await page.reload()
  await expect(table.getByRole('columnheader', { name: 'Hash' })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: 'Metadata' })).toBeHidden()

  await expect(rows).toHaveCount(12)
  // The oldest.
  await rows.last().getByRole('button').click()
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await expect(timeline.getByText('Created', { exact: true })).toBeVisible()
  await expect(timeline.getByText('Paid', { exact: true })).toBeVisible()
  await expect(timeline.getByText('payment.paid')).toBeVisible()
  await expectAccessible(page)

  // A link to a payment that is not on the first page.
  const search = page.waitForRequest((request) => request.url().includes(`search=${paid}`))
  await page.goto(`/transactions?payment=${paid}`)
  const detail = page.getByRole('dialog', { name: 'Transaction' })
  await expect(detail.getByText('9.0000000000').first()).toBeVisible()
  await search
})

test(
  'a merchant downloads a report of the year, with order numbers as they are',
  { tag: '@postgres' },
  async ({ page, gateway, merchant }) => {
    const apiKey = await createApiKey(gateway.url, merchant)
    const body = { amount: '1700', currency: 'INR', reference: '000123' }
    const { id } = await callApi(gateway.url, 'createPayment', { apiKey, body })
    await pay(page, String(id))
    // A dialog of the browser, which a test cannot operate.
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'))
    await page.goto('/transactions')
    await page.getByRole('link', { name: 'Reports' }).click()
    await expect(page.getByRole('row', { name: /Value in INR ₹1,7/ })).toBeVisible()
    await expectAccessible(page)
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export Excel' }).click()
    const download = await started
    expect(download.suggestedFilename()).toMatch(
      /^sluice-report-20\d\d-04-01-to-20\d\d-03-31\.xlsx$/,
    )
    const [sheet] = await readExcel(await download.path())
    const [head = [], row = [], ...others] = sheet?.data ?? []
    expect(others).toEqual([])
    const cells = Object.fromEntries(head.map((name, i) => [String(name), row[i]]))
    expect(cells).toMatchObject({
      'Order number': '000123',
      Price: 1700,
      'Price currency': 'INR',
      'Net (exact)': expect.stringMatching(/^\d+\.\d{10}$/),
      'Value currency': 'INR',
      'Payment ID': id,
    })
    expect(Number(cells['Net value'])).toBeGreaterThan(1500)
  },
)
