import { makeTransaction } from '@sluice/mocks'
import { expect, test } from 'vitest'

import { csvHead, csvLines } from './csvText.ts'

const row = makeTransaction({
  id: 't1',
  created_at: '2026-11-20T11:00:00.000Z',
  status: 1,
  transaction_type: 0,
  amount: '99999999999999999999.9999999999',
  wallet_id: 'w',
  transaction_id: null,
  meta: '',
  user_id: 'u',
  created_by: 'api',
  from_type: 'sandbox',
})

test('starts with a header', () => {
  expect(csvHead).toBe(
    '\uFEFFid,created_at,status,transaction_type,amount,wallet_id,transaction_id,meta,user_id,created_by,from_type\r\n',
  )
})

test('keeps amounts exact, and leaves missing values empty', () => {
  expect(csvLines([row])).toBe(
    't1,2026-11-20T11:00:00.000Z,1,0,99999999999999999999.9999999999,w,,,u,api,sandbox\r\n',
  )
})

test.each([
  ['a "b"', '"a ""b"""'],
  ['a,b', '"a,b"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['=1+1', `'=1+1`],
  ['+91 98', `'+91 98`],
  ['-1', `'-1`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\t=1', `'\t=1`],
  ['\r=1', `"'\r=1"`],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ['1=1', '1=1'],
  ['चाय', 'चाय'],
])('writes the text %j as %j', (meta, written) => {
  expect(csvLines([{ ...row, meta }])).toContain(`,w,,${written},u,`)
})

test('keeps a negative amount a number', () => {
  expect(csvLines([{ ...row, amount: '-1.5' }])).toContain(',-1.5,')
})

test('writes one line per row', () => {
  expect(csvLines([row, row]).match(/\r\n/g)).toHaveLength(2)
  expect(csvLines([])).toBe('')
})
