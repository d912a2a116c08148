import { expect, test } from 'vitest'

import { localNetworks } from '../rails/evm/local/localNetworks.ts'
import { parseSearch } from './searchTerms.ts'

const hash = `0x${'Ab'.repeat(32)}`
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const token = '0x52908400098527886E0F7030069857D2E4169EE7'
const id = '0198f6b2-6a0e-7c31-9f4e-2d5b8c7a1e90'

test.each([
  ['CHAI-20480', { words: ['CHAI', '20480'] }],
  ['it\'s {"order": 7}', { words: ['it', 's', 'order', '7'] }],
  ['मसाला चाय', { words: ['मसाला', 'चाय'] }],
  ['!!! 😀', { words: [] }],
])('%s', (text, terms) => {
  expect(parseSearch(localNetworks(null), text)).toEqual({ hashes: [], addresses: [], ...terms })
})

test.each([
  [hash, { hashes: [hash.toLowerCase()] }],
  [hash.slice(2), { hashes: [hash.toLowerCase()] }],
  [`https://polygonscan.com/tx/${hash}#eventlog`, { hashes: [hash.toLowerCase()] }],
  [` ${address.toLowerCase()}`, { addresses: [address] }],
  [`https://polygonscan.com/address/${address}`, { addresses: [address] }],
  [
    `ethereum:${token}@137/transfer?address=${address}&uint256=5e6`,
    { addresses: [token, address] },
  ],
  [`https://pay.example/pay/${id.toUpperCase()}?lang=hi`, { id }],
  ['0x9f3C…3e91', { abbreviated: { start: '0x9f3C', end: '3e91' } }],
  ['0x9f3c6a0d...3d7e91', { abbreviated: { start: '0x9f3c6a0d', end: '3d7e91' } }],
  ['1,250.50', { amount: '1250.50' }],
  ['5 USDT', { amount: '5', currency: 'USDT' }],
  ['usdc 5', { amount: '5', currency: 'USDC' }],
  ['₹1,700', { amount: '1700', currency: 'INR' }],
  ['Rs. 20', { amount: '20', currency: 'INR' }],
  ['$5', { amount: '5' }],
])('what is pasted: %s', (text, terms) => {
  const { words: _, ...parsed } = parseSearch(localNetworks(null), text)
  expect(parsed).toEqual({ hashes: [], addresses: [], ...terms })
})
