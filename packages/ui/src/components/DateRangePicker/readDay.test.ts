import { expect, test } from 'vitest'

import { readDay } from './readDay.ts'

test.for([
  ['en-IN', '20/11/2026', '2026-11-20'],
  ['en-IN', '3-1-26', '2026-01-03'],
  ['en-IN', '20 Nov', '2026-11-20'],
  ['en-IN', 'Friday, 20 November 2026', '2026-11-20'],
  ['en-IN', ' 2026-11-05 ', '2026-11-05'],
  ['en-IN', '20/11', '2026-11-20'],
  ['en-US', '11/20/2026', '2026-11-20'],
  ['en-US', 'nov 3', '2026-11-03'],
  ['de-DE', '3. März 2026', '2026-03-03'],
  ['de-DE', '3.12.2026', '2026-12-03'],
  ['es', 'martes, 3 de noviembre de 2026', '2026-11-03'],
  ['hi-IN', '२० नवंबर २०२६', '2026-11-20'],
  ['ar-EG', '٢٠‏/١١‏/٢٠٢٦', '2026-11-20'],
  ['ja-JP', '2026年11月20日', '2026-11-20'],
  ['en-IN', '29 Feb 2028', '2028-02-29'],
])('%s: %s is %s', ([locale = '', text = '', day]) => {
  expect(readDay(text, locale, '2026-11-29')).toBe(day)
})

test.for([
  '',
  'yesterday',
  '31 Nov 2026',
  '29 Feb 2026',
  '20/13/2026',
  '1 2 3 4',
  '0/1/2026',
  '20',
])('%s is no day', (text) => {
  expect(readDay(text, 'en-IN', '2026-11-29')).toBeUndefined()
})

test('reads what the formats of a place write', () => {
  for (const locale of [
    'en-IN',
    'en-US',
    'de-DE',
    'ar-EG',
    'hi-IN',
    'fr',
    'ru',
    'tr',
    'th-TH-u-ca-gregory',
    'zh-CN',
  ]) {
    for (const style of ['short', 'medium', 'long'] as const) {
      const format = new Intl.DateTimeFormat(locale, { dateStyle: style, timeZone: 'UTC' })
      for (let month = 1; month <= 12; month += 1) {
        const day = `2026-${String(month).padStart(2, '0')}-07`
        const text = format.format(new Date(day))
        expect(readDay(text, locale, '2026-11-29'), `${locale}: ${text}`).toBe(day)
      }
    }
  }
})
