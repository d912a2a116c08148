import { expect, test } from 'vitest'

import { resetMail, verificationMail, walletMail } from './mails.ts'

test.each([
  'evil.example/click',
  'http://evil.example/click',
  'www.evil.example',
  'asha@evil.example',
  '<a href="//evil.example">x</a>',
])('a mail to %j has one link', (full_name) => {
  for (const mail of [verificationMail, resetMail]) {
    const recipient = { email: 'asha@shop.example', full_name }
    const { text, html } = mail('https://pay.example', recipient, 'token')
    for (const body of [text, html]) {
      expect(body).not.toMatch(/evil\.example|www\.e|asha@evil/)
      expect(body.match(/https?:\/\//g)).toHaveLength(1)
      expect(body.match(/\/\//g)).toHaveLength(1)
    }
  }
})

const at = new Date('2026-11-24T03:10:59Z')
const asha = { email: 'asha@shop.example', full_name: 'Asha' }
const wallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test('a changed wallet is told with both addresses shortened, and the time', () => {
  const previous = '0x52908400098527886E0F7030069857D2E4169EE7'
  const mail = walletMail('https://pay.example', asha, { previous, wallet, at })
  expect(mail.subject).toBe('Payout wallet changed')
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('from 0x5290…9EE7 to 0x5aAe…eAed on 2026-11-24 at 03:10 UTC')
    expect(body.match(/https?:\/\//g)).toHaveLength(1)
  }
})

test.each(['<b>&\'"</b>', 'evil.co/x', '<script>//evil.example</script>'])(
  'an old wallet %j brings neither HTML nor a link into the mail',
  (previous) => {
    const { text, html } = walletMail('https://pay.example', asha, { previous, wallet, at })
    expect(html).not.toMatch(/<b>|<scrip/)
    expect(text).not.toContain('evil.co')
    expect(text.match(/\/\//g)).toHaveLength(1)
  },
)

test('a mail greets by name', () => {
  const recipient = { email: 'asha@shop.example', full_name: 'Asha  Rao\n(J. R.)' }
  expect(verificationMail('https://pay.example', recipient, 'token').text).toMatch(
    /^Hello Asha Rao \(J\. R\.\),\n/,
  )
})
