import { expect, test } from 'vitest'

import { fillCheckout, fillPage } from '../src/fillPage.tsx'
import { allCapabilities, sampleCheckouts } from '../src/samplesForStyles.ts'
import { pageHtml } from './pageHtml.ts'

const page = pageHtml({
  template: `<html><head><title>Sluice</title><link rel="stylesheet" href="/style.css"></head>
<body><div id="root"></div><noscript>This page needs JavaScript.</noscript></body></html>`,
  page: {
    path: '/pay/:id',
    audience: 'everyone',
    module: 'CheckoutPage.tsx',
    html: '<div>Loading</div>',
    variants: '',
    calls: ['/pay/api/checkout/-id-'],
  },
  styles: '',
  redirectScript: '',
  staticPageScript: '',
  preload: [],
})

test.each(sampleCheckouts)(
  'shows a payment that is $state, and asks for nothing',
  async (checkout) => {
    const html = await fillCheckout(page, checkout, allCapabilities)
    expect(html).toContain('Payment to Shop')
    expect(html).toContain('<data value="')
    expect(html).not.toMatch(/Loading|data-calls|needs JavaScript/)
    // The policy of the page allows no styles that are not in the built one.
    expect(html).not.toContain('style="')
    const isPayable = /^(?:awaiting_payment|partially_paid)$/.test(checkout.state)
    expect(html.includes('role="img"')).toBe(isPayable)
  },
)

test('escapes what a merchant has written', async () => {
  const [sample] = sampleCheckouts
  if (!sample) throw new Error('There is no sample')
  const written = '</script><script>alert(1)</script> $& "'
  const checkout = { ...sample, business_name: written, description: written }
  const html = await fillCheckout(page, checkout, allCapabilities)
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; &quot;</p>')
  const block = /<script id="sluice-checkout" type="application\/json">(.*?)<\/script>/.exec(html)
  expect(JSON.parse(block?.[1] ?? '')).toMatchObject({ description: written })
})

test('shows what the server announces', async () => {
  const announced = (file: string) => fillPage(file, page, allCapabilities)
  expect(await announced('login.html')).toContain('By continuing with Google')
  expect(await announced('home.html')).toContain('Payments are simulated')
  expect(await announced('docs.html')).toBe(page)
})
