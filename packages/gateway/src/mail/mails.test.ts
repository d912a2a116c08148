import { asDecimal, pageLanguages } from '@sluice/api/contract'
import { expect, test } from 'vitest'

import { changeMail, firstWalletMail, resetMail, verificationMail, walletMail } from './mails.ts'
import { customerRefundMail } from './refundMails.ts'

test.each([
  'evil.example/click',
  'http://evil.example/click',
  'www.evil.example',
  'asha@evil.example',
  '<a href="//evil.example">x</a>',
])('a mail to %j has one link', (full_name) => {
  for (const mail of [verificationMail, resetMail]) {
    const recipient = { email: 'asha@shop.example', full_name, language: 'en' } as const
    const { text, html } = mail('https://pay.example', recipient, 'token')
    for (const body of [text, html]) {
      expect(body).not.toMatch(/evil\.example|www\.e|asha@evil/)
      expect(body.match(/https?:\/\//g)).toHaveLength(1)
      expect(body.match(/\/\//g)).toHaveLength(1)
    }
  }
})

const at = new Date('2026-11-24T03:10:59Z')
const origin = { address: '203.0.113.9', device: 'Chrome on Windows' }
const asha = { email: 'asha@shop.example', full_name: 'Asha', language: 'en' } as const
const wallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const change = { previous: '0x52908400098527886E0F7030069857D2E4169EE7', wallet, at, origin }

/** The text without the invisible characters that keep mail programs from making links. */
const plain = (text: string) => text.replaceAll('\u200C', '')

test('a changed wallet is told with both addresses shortened, when, from where and until when it can be undone', () => {
  const mail = walletMail('https://pay.example', asha, { ...change, hours: 24 }, 'secret')
  expect(mail.subject).toBe('Payout wallet changed')
  for (const body of [mail.text, mail.html].map(plain)) {
    expect(body).toContain(
      'from 0x5290…9EE7 to 0x5aAe…eAed on 24 Nov 2026, 8:40 am IST, from Chrome on Windows (203.0.113.9)',
    )
    expect(body).toContain('created before 25 Nov 2026, 8:40 am IST')
    expect(body).toContain('https://pay.example/wallet/undo?token=secret')
    expect(body.match(/https?:\/\//g)).toHaveLength(1)
  }
})

test('the sandbox says that its wallet changes at once', () => {
  const { text } = walletMail('https://pay.example', asha, { ...change, hours: 0 }, 'secret')
  expect(text).toContain('In the sandbox this applies at once')
})

test('a change names what, when and from where, with one link', () => {
  const mail = changeMail('https://pay.example', asha, {
    action: 'webhook_set',
    detail: { host: 'hooks.evil.example' },
    at,
    origin,
  })
  expect(plain(mail.text)).toContain(
    'Your webhook was set on 24 Nov 2026, 8:40 am IST, from Chrome on Windows (203.0.113.9). Events are now sent to hooks.evil.example.',
  )
  for (const body of [mail.text, mail.html]) {
    expect(body).not.toContain('evil.example')
    expect(body.match(/https?:\/\//g)).toHaveLength(1)
  }
})

test('a change by the gateway itself has no place', () => {
  const nowhere = { address: '', device: '' }
  const { text } = firstWalletMail('https://pay.example', asha, { wallet, at, origin: nowhere })
  expect(text).toContain('to 0x5aAe…eAed on 24 Nov 2026, 8:40 am IST. Payments')
})

test.each(['<b>&\'"</b>', 'evil.co/x', '<script>//evil.example</script>'])(
  'an old wallet %j brings neither HTML nor a link into the mail',
  (previous) => {
    const details = { ...change, previous, hours: 24 }
    const { text, html } = walletMail('https://pay.example', asha, details, 'secret')
    expect(html).not.toMatch(/<b>|<scrip/)
    expect(text).not.toContain('evil.co')
    expect(text.match(/\/\//g)).toHaveLength(1)
  },
)

test('a mail in Hindi is Hindi as a whole', () => {
  const recipient = { ...asha, language: 'hi' } as const
  const { subject, text, html } = walletMail(
    'https://pay.example',
    recipient,
    { ...change, hours: 24 },
    'secret',
  )
  expect(subject).toBe('भुगतान वॉलेट बदला गया')
  expect(html).toContain('<html lang="hi" dir="ltr">')
  const words = text.replaceAll(/https:\S+|Asha|IST|Chrome on Windows|0x\w+…\w+/g, '')
  expect(words).not.toMatch(/[a-z]/i)
})

test('a mail greets by name', () => {
  const recipient = {
    ...asha,
    full_name: String.raw`Asha  \x41 <b>` + '\n(J. R.)',
  }
  expect(verificationMail('https://pay.example', recipient, 'token').text).toMatch(
    /^Hello Asha \\x41 <b> \(J\. R\.\),\n/,
  )
})

test.each(pageLanguages)('customers’ mails in %s are in it as a whole', (language) => {
  const refund = {
    amount: { amount: asDecimal('25'), currency: 'USDT' },
    price: null,
    network: 'Ethereum',
    reason: '',
    address: '0xabc',
    customer_email: 'ravi@mail.example',
    expires_at: at,
  }
  const { subject, text, html } = customerRefundMail(
    {
      merchant: asha,
      language,
      refund,
      seller: { name: '42', contacts: [] },
      claimUrl: 'https://pay.example/1',
      paymentUrl: '',
    },
    'created',
  )
  const isRightToLeft = ['ar', 'ur'].includes(language)
  expect(html).toContain(`<html lang="${language}" dir="${isRightToLeft ? 'rtl' : 'ltr'}">`)
  expect(subject).toMatch(/25[.,]00/)
  // Neither English words nor keys of messages, as far as the script tells.
  const isLatin = /^(?:en|de|es|fr|id|it|pt|tr|vi)$/.test(language)
  const words = `${subject} ${text}`.replaceAll(/https:\S+|USDT|IST|GMT|UTC|Ethereum|0xabc/g, '')
  expect(isLatin || !/[a-z]/i.test(words)).toBe(true)
})
