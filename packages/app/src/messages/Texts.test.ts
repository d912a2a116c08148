import { expect, test, vi } from 'vitest'

import { isTranslated, MessagesLoadError, Texts } from './Texts.ts'

type Load = () => Promise<Record<string, string>>

const common = { 'loadFailure.retry': 'Noch einmal' }
/** As the build makes them: each language and area loads by itself. */
const catalogues = () => ({
  './en/common.json': vi.fn<Load>(async () => ({ 'loadFailure.retry': 'Try again' })),
  './en/login.json': vi.fn<Load>(async () => ({ 'logIn.logIn': 'Log in' })),
  './de/common.json': vi.fn<Load>(async () => common),
  './de/checkout.json': vi.fn<Load>(async () => ({})),
})

test('loads one language, area by area, each once', async () => {
  const files = catalogues()
  const texts = new Texts('de', files)
  expect(texts.has('common')).toBe(false)
  await Promise.all([texts.load('common'), texts.load('common')])
  expect(texts.has('common')).toBe(true)
  expect(texts.t('loadFailure.retry')).toBe('Noch einmal')
  expect(files['./de/common.json']).toHaveBeenCalledOnce()
  expect(files['./de/checkout.json']).not.toHaveBeenCalled()
  expect(files['./en/common.json']).not.toHaveBeenCalled()
})

test('what is not translated is in English', async () => {
  const texts = new Texts('de', catalogues())
  await texts.load('login')
  expect(texts.t('logIn.logIn')).toBe('Log in')
  expect([isTranslated('hi', ['common', 'checkout']), isTranslated('ta', ['login'])]).toEqual([
    true,
    false,
  ])
})

test('in another language, the same areas are loaded', async () => {
  const texts = new Texts('en', catalogues())
  await texts.load('common')
  const german = await texts.in('de')
  expect([german.has('common'), german.has('login')]).toEqual([true, false])
  expect(german.t('loadFailure.retry')).toBe('Noch einmal')
})

test('loads again after a failure', async () => {
  const files = catalogues()
  files['./de/common.json'].mockRejectedValueOnce(new TypeError('offline'))
  const texts = new Texts('de', files)
  await expect(texts.load('common')).rejects.toThrow(MessagesLoadError)
  await texts.load('common')
  expect(texts.t('loadFailure.retry')).toBe('Noch einmal')
})

test('a message that is not loaded is an error', () => {
  expect(() => new Texts('de', catalogues()).t('loadFailure.retry')).toThrow('not loaded in de')
})

test('the English catalogue is compiled, without its notes', async () => {
  const texts = new Texts()
  await texts.load('common')
  expect(texts.t('loadFailure.retry')).toBe('Try again')
  expect(texts.i18n.messages).toMatchObject({ 'loadFailure.retry': ['Try again'] })
  expect(Object.keys(texts.i18n.messages).filter((key) => key.startsWith('@'))).toEqual([])
})

test.each([
  ['en', 'Chai Co.', '+ Chai Co.'],
  ['en', 'شاي', '+ \u2068شاي\u2069'],
  ['ar', 'Chai Co.', '+ \u2068Chai Co.\u2069'],
])(
  'in %s, the value %s is isolated from a message of another direction',
  (language, name, text) => {
    const texts = new Texts(language)
    texts.i18n.load(language, { 'overview.welcomeName': ['+ ', ['name']] })
    expect(texts.t('overview.welcomeName', { name })).toBe(text)
  },
)

test('what somebody typed is shown as it is', () => {
  const texts = new Texts()
  texts.i18n.load('en', { 'overview.welcomeName': ['Welcome, ', ['name']] })
  const name = String.raw`\x41 \u0000 {name} <b> $&`
  expect(texts.t('overview.welcomeName', { name })).toBe(`Welcome, ${name}`)
})
