import { expect, test } from 'vitest'

import { resetMail, verificationMail } from './mails.ts'

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

test('a mail greets by name', () => {
  const recipient = { email: 'asha@shop.example', full_name: 'Asha  Rao\n(J. R.)' }
  expect(verificationMail('https://pay.example', recipient, 'token').text).toMatch(
    /^Hello Asha Rao \(J\. R\.\),\n/,
  )
})
