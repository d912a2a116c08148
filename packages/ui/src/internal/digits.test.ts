import { expect, test } from 'vitest'

import { toAsciiDigits } from './digits.ts'

test.for([
  ['१२३४५६७८९०', '1234567890'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۴۵۶', '456'],
  ['123 456', '123 456'],
  ['０９', '09'],
  // Mathematical digits: five alphabets without a gap between them.
  ['𝟎𝟗𝟘𝟡𝟶𝟿', '090909'],
  ['½ Ⅷ x', '½ Ⅷ x'],
])('%s becomes %s', ([text = '', digits]) => {
  expect(toAsciiDigits(text)).toBe(digits)
})
