import { expect, test } from 'vitest'

import { problemOf, takeAddress } from './address.ts'
import { isChecksumRight } from './checksum.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const token = '0xdAC17F958D2ee523a2206206994597C13D831ec7'

test.for([
  ['spaces', ` ${address.slice(0, 20)} ${address.slice(20)}\n`, address],
  ['marks of direction', `\u202A${address}\u202C`, address],
  ['no prefix', address.slice(2), address],
  ['a prefix in capitals', `0X${address.slice(2)}`, address],
  ['a payment URI', `ethereum:${address}@137?value=1e18`, address],
  [
    'a payment URI of a token',
    `ethereum:${token}@1/transfer?uint256=1&address=${address}`,
    address,
  ],
  ['an account ID', `eip155:137:${address}`, address],
  ['the link of an explorer', `https://polygonscan.com/address/${address}#tokentxns`, address],
  ['two addresses', `${address},${token}`, `${address},${token}`],
  ['the hash of a transaction', `0x${'ab'.repeat(32)}`, `0x${'ab'.repeat(32)}`],
])('takes an address from %s', ([, text = '', taken]) => {
  expect(takeAddress(text)).toBe(taken)
})

test.for([
  ['', undefined],
  [address, undefined],
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', { text: 'tron', value: '' }],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', { text: 'bitcoin', value: '' }],
  ['asha.eth', { text: 'name', value: '' }],
  ['asha', { text: 'noPrefix', value: '' }],
  [address.replace('9', 'O'), { text: 'character', value: 'O' }],
  [address.slice(0, -2), { text: 'missing', value: '2' }],
  [`${address}a`, { text: 'tooMany', value: '1' }],
  [`0x${'ab'.repeat(32)}`, { text: 'transaction', value: '' }],
  [`0x${'0'.repeat(40)}`, { text: 'zero', value: '' }],
] as const)('%s has the problem %o', ([text, problem]) => {
  expect(problemOf(text)).toEqual(problem)
})

// The examples of EIP-55.
test.for([
  address,
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
])('the checksum of %s is right, and wrong with another letter', (right) => {
  expect(isChecksumRight(right)).toBe(true)
  expect(isChecksumRight(right.replace(/[A-F]/, (letter) => letter.toLowerCase()))).toBe(false)
})
