import { afterEach, expect, test, vi } from 'vitest'

import { readTypedAmount } from './typedAmount.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['25', '25'],
  ['25.50', '25.50'],
  ['1,50', '1.50'],
  ['1,5', '1.5'],
  ['0,123', '0.123'],
  ['1,2345', '1.2345'],
  ['1.234', '1.234'],
  [',5', '0.5'],
  ['.5', '0.5'],
  ['12.', '12.0'],
  ['12,', '12.0'],
  ['1,234.50', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1,23,456.5', '123456.5'],
  ['1,23,456', '123456'],
  ['1.234.567', '1234567'],
  ['1 234,50', '1234.50'],
  ['1\u202f234,50', '1234.50'],
  ['1\u00a0234', '1234'],
  ["1'234.50", '1234.50'],
  [' 12 500 ', '12500'],
  // Devanagari, Arabic, Persian, Bengali, full width.
  ['१२३.५०', '123.50'],
  ['١٢٣٫٥', '123.5'],
  ['١٬٢٣٤٫٥', '1234.5'],
  ['۱۲۳', '123'],
  ['১২', '12'],
  ['１２．５'.replace('．', '.'), '12.5'],
])('%j is %s', (typed, value) => {
  expect(readTypedAmount(typed)).toEqual({ value })
})

test('a comma before three digits is asked about, everywhere', () => {
  expect(readTypedAmount('1,234')).toEqual({ more: '1234', less: '1.2340' })
  expect(readTypedAmount('२०,०६०')).toEqual({ more: '20060', less: '20.0600' })
})

test('a point before three digits is asked about where a comma stands before decimals', () => {
  vi.stubGlobal('navigator', { language: 'de-DE' })
  expect(readTypedAmount('1.234')).toEqual({ more: '1234', less: '1.2340' })
  expect(readTypedAmount('0.234')).toEqual({ value: '0.234' })
  expect(readTypedAmount('1.23')).toEqual({ value: '1.23' })
})

test.each([
  '',
  ' ',
  ',',
  '.',
  '-5',
  'ten',
  '1e3',
  '1.2.3',
  '1,2,3',
  '1,23,45',
  '1,234,56.7',
  '1.234,567,8',
  '5 €',
  '12,345.678.9',
])('%j is no amount', (typed) => {
  expect(readTypedAmount(typed)).toBeUndefined()
})
