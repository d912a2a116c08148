import { noSeller, pagePlaceholders, type Checkout } from '@sluice/api/contract'
import { expect, test } from 'vitest'

import { languageCodes, languageOf } from '../messages/languages.ts'
import { renderCheckout, renderPages } from './main.ts'
import { textsIn } from '../messages/textsIn.ts'

const assets = {
  app: '/assets/main.js',
  styles: '.a>b{color:red}',
  headScript: 'head(1 < 2)',
  publicScript: 'enhance()',
  messages: { 'en/common': '/assets/common.js', 'en/login': '/assets/login.js' },
  preload: { '/login': ['/assets/LogInPage.js'] },
}

async function pageIn(file: string): Promise<string> {
  const pages = new Map(await renderPages(assets))
  return pages.get(file) ?? ''
}

test('a page of the app has its content, styles and scripts', async () => {
  const html = await pageIn('login.html')
  expect(html).toMatch(
    /^<!doctype html><html lang="en" dir="ltr" data-offers="@sluice-offers@"><head>/,
  )
  expect(html).toContain('<title>Log in · Sluice</title>')
  expect(html).toContain('<script data-audience="guest">head(1 < 2)</script>')
  expect(html).toContain('<style>.a>b{color:red}</style>')
  expect(html).toContain('<script type="module" src="/assets/main.js"></script>')
  for (const file of ['common', 'login', 'LogInPage']) {
    expect(html).toContain(`<link rel="modulepreload" href="/assets/${file}.js"/>`)
  }
  expect(html).toContain(`type="application/json">${pagePlaceholders.config}</script>`)
  // What only some installations have is hidden by styles.
  expect(html).toContain('By continuing with Google')
  expect(html).toContain('Log In</span></button>')
  expect(html).toContain('<noscript>This page needs JavaScript.</noscript>')
})

test('a page of a merchant names its first calls', async () => {
  expect(await pageIn('home.html')).toContain(
    'data-calls="/user/business/user/me /user/business/transaction/view?page=1&amp;limit=7 /user/business/transaction/count"',
  )
})

test('a public page has its own script and no files of the app', async () => {
  const html = await pageIn('index.html')
  expect(html).toContain('<script type="module">enhance()</script>')
  expect(html).not.toMatch(/main\.js|modulepreload|noscript/)
})

test('only a page with a description is indexed', async () => {
  expect(await pageIn('home.html')).toContain('<meta name="robots" content="noindex"/>')
  const html = await pageIn('login.html')
  expect(html).not.toContain('noindex')
  expect(html).toContain(`<link rel="canonical" href="${pagePlaceholders.publicUrl}/login"/>`)
  expect(await pageIn('sitemap.xml')).toContain(`<loc>${pagePlaceholders.publicUrl}/login</loc>`)
})

test('the legal pages have a place for the operator’s texts', async () => {
  expect(await pageIn('terms.html')).toContain(`>${pagePlaceholders.terms}</div><p`)
  expect(await pageIn('privacy.html')).toContain(`>${pagePlaceholders.privacy}</div><p`)
})

const waiting: Checkout = {
  id: '00000000-0000-7000-8000-000000000000',
  business_name: 'Shop',
  seller: noSeller,
  link_url: null,
  paid_at: null,
  receipt_number: null,
  description: 'Order',
  price: { amount: '10', currency: 'USDT' },
  quotes: [],
  amount: '10',
  currency: 'USDT',
  status: 0,
  state: 'awaiting_payment',
  received: '0',
  refunded: '0.0000000000',
  remaining: '10',
  deposit_address: '0x0000000000000000000000000000000000000000',
  expires_at: '2026-01-01T01:00:00Z',
  now: '2026-01-01T00:00:00Z',
  networks: ['Arbitrum', 'Base'].map((title) => ({
    name: title.toLowerCase(),
    title,
    is_available: true,
    chain_id: 1,
    payment_uri: 'ethereum:',
    explorer_url: null,
    wallet_rpc_url: null,
    coin: null,
    token: { symbol: 'USDT', address: '0x0', decimals: 6 },
    remaining: '10',
  })),
  transfers: [],
  return_url: 'https://shop.example/',
}

test.each<Checkout>([
  waiting,
  { ...waiting, state: 'partially_paid', remaining: '5' },
  { ...waiting, state: 'confirming' },
  { ...waiting, state: 'paid', status: 1 },
  { ...waiting, state: 'expired', status: -1 },
])('shows a payment that is $state, and asks for nothing', async (checkout) => {
  const html = await renderCheckout(assets, checkout, 'en')
  expect(html).toContain('Payment to Shop')
  expect(html).toContain('<data value="')
  expect(html).not.toMatch(/Loading|data-calls|needs JavaScript/)
  // The policy of the page allows no styles that are not in the built one.
  expect(html).not.toContain('style="')
  const isPayable = /^(?:awaiting_payment|partially_paid)$/.test(checkout.state)
  expect(html.includes('role="img"')).toBe(isPayable)
})

test.each(languageCodes)('shows a payment in %s', async (language) => {
  const html = await renderCheckout(assets, waiting, language)
  const { t } = await textsIn(language)
  expect(html).toContain(`<html lang="${language}" dir="${languageOf(language).direction}"`)
  expect(html).toContain(`>${t('checkout.title', { seller: 'Shop' })}</h1>`)
  // Only the switch is not in this language.
  expect(html.includes('Payment to')).toBe(language === 'en')
})

test('escapes what a merchant has written', async () => {
  const written = '</script><script>alert(1)</script> $& "'
  const checkout = { ...waiting, business_name: written, description: written }
  const html = await renderCheckout(assets, checkout, 'en')
  expect(html).not.toContain('<script>alert')
  expect(html).toContain(
    '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; &quot;</bdi></p>',
  )
  const block = /<script id="sluice-checkout" type="application\/json">(.*?)<\/script>/.exec(html)
  expect(JSON.parse(block?.[1] ?? '')).toMatchObject({ description: written })
})
