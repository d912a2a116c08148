import { expect, test } from 'vitest'

import { findingsIn } from './findingsIn.ts'

test.each([
  '<p>Paid {date && <time>{date}</time>}</p>',
  "<p>{loading ? <Spinner /> : null}{t('save')}</p>",
  "<>{icon}{failed && t('failed')}</>",
  '<p><b>Net</b>{isOpen ? `${rest} left` : 0}</p>',
])('finds text beside what comes and goes: %s', async (jsx) => {
  expect(await findingsIn(`const part = ${jsx}`, 'sibling-text')).toHaveLength(1)
})

test.each([
  '<p><span>Paid</span> {date && <time>{date}</time>}</p>',
  "<p>{isOpen ? t('open') : t('closed')}</p>",
  "<p><Icon />{t('save')}</p>",
  '<p>{title && <b>{title}</b>}{children}</p>',
])('leaves other elements alone: %s', async (jsx) => {
  expect(await findingsIn(`const part = ${jsx}`, 'sibling-text')).toEqual([])
})
