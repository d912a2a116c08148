import { makePayment } from '@sluice/mocks'
import { expect, test } from 'vitest'

import { texts } from '../../messages/testing/texts.ts'
import { explorerLink } from './explorerLink.ts'
import { metadataEntries } from './metadataEntries.ts'
import { heldText } from './stateText.ts'

const { t } = texts

test.each([
  [
    '{"order":"CHAI-1","count":2,"gift":{"to":"Asha"}}',
    [
      ['order', 'CHAI-1'],
      ['count', '2'],
      ['gift', '{"to":"Asha"}'],
    ],
  ],
  ['{}', undefined],
  ['["a"]', undefined],
  ['{"order":', undefined],
  ['CHAI-1', undefined],
])('entries of the metadata %s', (meta, entries) => {
  expect(metadataEntries(meta)).toEqual(entries)
})

test('a hash is looked up in the explorer of its network', () => {
  const networks = [
    { name: 'local', explorer_url: '/sandbox/explorer', currencies: [] },
    { name: 'base', explorer_url: 'https://explorer.example/', currencies: [] },
    { name: 'quiet', explorer_url: null, currencies: [] },
  ]
  expect(explorerLink(networks, 'local', '0xab')).toBe('/sandbox/explorer/tx/0xab')
  expect(explorerLink(networks, 'base', '0xab')).toBe('https://explorer.example/tx/0xab')
  expect(explorerLink(networks, 'quiet', '0xab')).toBeUndefined()
  expect(explorerLink([], 'local', '0xab')).toBeUndefined()
})

test('held money in words', () => {
  const row = makePayment({ amount: '100.0000000000' })
  const transfer = {
    hash: '0x1',
    network: 'base',
    token: 'USDT',
    amount: '25.2500000000',
    paid_at: row.created_at,
    reason: 'underpaid',
    resolution: null,
  } as const
  const wrong = { ...transfer, token: 'USDC', reason: 'token_not_accepted' } as const
  const refunded = { ...transfer, reason: 'late', resolution: 'refunded' } as const
  expect(heldText({ ...row, held: [transfer, wrong, transfer, refunded] }, t)).toBe(
    '50.5 of 100 USDT arrived in time. 25.25 USDC arrived, which this payment does not accept.',
  )
})
