import { expect, test } from 'vitest'

import { csvCell, plainCell } from './csv.ts'

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
  ['\u00a0=1', `\u00a0'=1`],
  ['＝1+1', `'＝1+1`],
  ['=HYPERLINK("x","y")', `'=HYPERLINK(""x"",""y"")`],
  ['Order 7;=1+1;y', `Order 7;'=1+1;y`],
  ['one\n-2', `one\n'-2`],
  ['a|@b', `a|'@b`],
  ['1=1', '1=1'],
  ['3-4', '3-4'],
  ['चाय', 'चाय'],
])('writes the text %j as %j', (text, written) => {
  expect(csvCell(text)).toBe(`"${written}"`)
})

test('keeps a negative amount a number', () => {
  expect(plainCell('-1.5')).toBe('-1.5')
})
