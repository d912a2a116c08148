import { makePayment } from '@sluice/mocks'
import { expect, test } from 'vitest'

import { texts } from '../../../messages/testing/texts.ts'
import { csvHead, csvLines } from './csvText.ts'

const { t } = texts

const row = makePayment({
  id: 't1',
  created_at: '2026-11-20T11:00:00.000Z',
  status: 1,
  transaction_type: 0,
  amount: '99999999999999999999.9999999999',
  deposit_address: 'w',
  hash: null,
  metadata: '',
  user_id: 'u',
  created_by: 'api',
  state: 'paid',
  currency: 'USDT',
  network: 'local',
  received: '99999999999999999999.9999999999',
  fee_due: '1.0000000000',
  fee_collected: '0.5000000000',
  net: '99999999999999999998.9999999999',
  resolution: null,
  forwarding: 'forwarded',
  forwarding_hash: '0xabc',
})

/** A row without what can be missing. */
const plain = { ...row, network: null, forwarding: null, forwarding_hash: null } as const

test('starts with a header', () => {
  expect(csvHead).toBe(
    '\uFEFFid,created_at,created_at_india,status,status_text,state,transaction_type,type_text,currency,amount,received,fee_due,fee_collected,net,resolution,held,network,deposit_address,hash,forwarding,forwarding_hash,user_id,created_by,metadata,description,reference\r\n',
  )
})

test('keeps amounts exact, and leaves missing values empty', () => {
  const start = '"t1",2026-11-20T11:00:00.000Z,2026-11-20 16:30:00,1,"Success"'
  const amount = '99999999999999999999.9999999999'
  expect(csvLines([row], t)).toBe(
    `${start},"paid",0,"Payment","USDT",${amount},${amount},1.0000000000,0.5000000000,99999999999999999998.9999999999,"","","local","w","","forwarded","0xabc","u","api","","",""\r\n`,
  )
  expect(csvLines([plain], t)).toBe(
    `${start},"paid",0,"Payment","USDT",${amount},${amount},1.0000000000,0.5000000000,99999999999999999998.9999999999,"","","","w","","","","u","api","","",""\r\n`,
  )
})

test.each([
  ['a "b"', 'a ""b""'],
  ['a,b', 'a,b'],
  ['two\r\nlines', 'two\r\nlines'],
  ['=1+1', `'=1+1`],
  ['+91 98', `'+91 98`],
  ['-1', `'-1`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\t=1', `\t'=1`],
  ['\tx', `'\tx`],
  ['  =1', `  '=1`],
  ['＝1+1', `'＝1+1`],
  ['=HYPERLINK("x","y")', `'=HYPERLINK(""x"",""y"")`],
  ['Order 7;=1+1;y', `Order 7;'=1+1;y`],
  ['one\n-2', `one\n'-2`],
  ['a|@b', `a|'@b`],
  ['1=1', '1=1'],
  ['3-4', '3-4'],
  ['चाय', 'चाय'],
])('writes the text %j as %j', (metadata, written) => {
  expect(csvLines([{ ...row, metadata }], t)).toContain(
    `,"w","","forwarded","0xabc","u","api","${written}",`,
  )
})

test('keeps a negative amount a number', () => {
  expect(csvLines([{ ...row, amount: '-1.5' }], t)).toContain(',-1.5,')
})

test('writes one line per row', () => {
  expect(csvLines([row, row], t).match(/\r\n/g)).toHaveLength(2)
  expect(csvLines([], t)).toBe('')
})

test('says what is held, and why', () => {
  const transfer = {
    hash: '0x1',
    network: 'base',
    token: 'USDC',
    amount: '200.0000000000',
    paid_at: '2026-11-20T11:00:00.000Z',
    reason: 'token_not_accepted',
    resolution: null,
  } as const
  const held = [transfer, { ...transfer, reason: 'late', resolution: 'refunded' } as const]
  expect(csvLines([{ ...row, held }], t)).toContain(
    ',"200.0000000000 USDC token_not_accepted; 200.0000000000 USDC late refunded",',
  )
})
