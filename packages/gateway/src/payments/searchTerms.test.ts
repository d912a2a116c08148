import { expect, test } from 'vitest'

import { localNetworks } from '../rails/evm/local/localNetworks.ts'
import { parseSearch } from './searchTerms.ts'

const hash = `0x${'Ab'.repeat(32)}`
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test.each([
  ['CHAI-20480', { words: ['CHAI', '20480'] }],
  ['it\'s {"order": 7}', { words: ['it', 's', 'order', '7'] }],
  ['1,250.50', { amount: '1250.50', words: ['1', '250', '50'] }],
  [hash, { hash: hash.toLowerCase(), words: [hash] }],
  [address.toLowerCase(), { address, words: [address.toLowerCase()] }],
  ['मसाला चाय', { words: ['मसाला', 'चाय'] }],
  ['!!! 😀', { words: [] }],
])('%s', (text, terms) => {
  expect(parseSearch(localNetworks(null), text)).toEqual(terms)
})
