import { expect, test } from 'vitest'

import { isOfframpTemplate, offrampHost, offrampUrl } from './offramp.ts'

const template =
  'https://partner.example/sell?amount={amount}&token={token}&network={network}&from={address}&back={return}'

test('fills in what the merchant converts, and nothing can leave its place', () => {
  const conversion = {
    amount: '100.5',
    token: 'USDT&admin=1',
    network: 'polygon',
    address: '0xabc',
    return: 'https://pay.example/home?a=1',
  }
  expect(offrampUrl(template, conversion)).toBe(
    'https://partner.example/sell?amount=100.5&token=USDT%26admin%3D1&network=polygon&from=0xabc&back=https%3A%2F%2Fpay.example%2Fhome%3Fa%3D1',
  )
  expect(offrampHost(template)).toBe('partner.example')
})

test.each([
  template,
  'https://partner.example',
  'https://partner.example/{token}/sell',
  'http://127.0.0.1:8080/x',
])('accepts %s', (text) => {
  expect(isOfframpTemplate(text)).toBe(true)
})

test.each([
  'partner.example/sell',
  'http://partner.example/sell',
  'https://{token}.partner.example/sell',
  'https://partner.example{token}/sell',
  'https://partner.example/sell?amount={sum}',
  'https://partner.example/sell?amount={amount',
  'javascript:alert(1)',
])('refuses %s', (text) => {
  expect(isOfframpTemplate(text)).toBe(false)
})
