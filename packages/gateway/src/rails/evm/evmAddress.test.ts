import { expect, test } from 'vitest'

import { toChecksumAddress } from './evmAddress.ts'

/** From EIP-55. */
test.each([
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
])('%s is an address, in one case too', (address) => {
  const digits = address.slice(2)
  expect(toChecksumAddress(address)).toBe(address)
  expect(toChecksumAddress(`0x${digits.toLowerCase()}`)).toBe(address)
  expect(toChecksumAddress(`0x${digits.toUpperCase()}`)).toBe(address)
})

test.each([
  // One letter in the other case, and one other digit.
  '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAec',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe',
  '0X5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED',
  '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0x0000000000000000000000000000000000000000',
  'TQ5NMqJpS3Z8mUnTqY7wXkRb1dVfGh2LcE',
  '',
])('%j is not', (text) => {
  expect(toChecksumAddress(text)).toBeNull()
})
