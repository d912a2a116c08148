import { describe, expect, it } from 'vitest'

import { newPasswordError } from './newPassword.ts'

const merchant = { email: 'meera.k7@shop.example', business_name: 'Chai & Co' }
const common = new Set(['iloveyou', 'password'])
const tooCommon = 'This password is too common'

const errorOf = (password: string) =>
  newPasswordError(password, merchant, (text) => common.has(text))

it('has at least 8 characters, each of which counts once', () => {
  expect(errorOf('k7#mQ2!')).toBe('Password must have at least 8 characters')
  expect(errorOf('🧾🍵🫖🧾🍵🍋🫖')).toBe('Password must have at least 8 characters')
  expect(errorOf('🧾🍵🫖🧾🍵🍋🫖🍋')).toBeNull()
})

it('is not in the list, in whatever case', () => {
  expect(errorOf('ILoveYou')).toBe(tooCommon)
})

it.each(['Password1!', 'iloveyou2026', 'ILOVEYOU!!', 'password@1'])(
  'is not in the list with a simple ending: %j',
  (password) => {
    expect(errorOf(password)).toBe(tooCommon)
  },
)

it.each(['password of nobody 1', 'iloveyou 20261', 'iloveyouso99'])(
  'may begin as one: %j',
  (password) => {
    expect(errorOf(password)).toBeNull()
  },
)

it.each([' monsoon river', 'monsoon river\u00A0', '        '])(
  'has no outer blanks: %j',
  (password) => {
    expect(errorOf(password)).toBe('Password must not begin or end with a blank')
  },
)

describe('a predictable password', () => {
  it.each([
    '88888888',
    '🧾🧾🧾🧾🧾🧾🧾🧾',
    'abababab',
    'AbcaBcabC',
    '20202020',
    'passpass',
    'riverriver',
    'sluicesluice',
    '12345678',
    '87654321',
    '90123456',
    'abcdefgh',
    'ZYXWVUTS',
    'qwertyui',
    'poiuytrewq',
    'asdfghjkl',
  ])('is %j', (password) => {
    expect(errorOf(password)).toBe(tooCommon)
  })

  it.each(['k7#mQ2!z', 'monsoon river 42', 'abcdefg8', '8888888z', '12344321'])(
    'is not %j',
    (password) => {
      expect(errorOf(password)).toBeNull()
    },
  )
})

describe('a word of the merchant or the product', () => {
  it.each([
    'sluice2026',
    '1-SLUICE-1',
    'meerak2026',
    'Meera.K7!',
    'chaico99',
    'Chai & Co 2026',
    'Sluice Chai & Co!',
    'chaicochaico7',
  ])('is %j', (password) => {
    expect(errorOf(password)).toBe(tooCommon)
  })

  it.each(['sluice gate 1', 'meera and kamal', '72940183', 'shop2026'])('is not %j', (password) => {
    expect(errorOf(password)).toBeNull()
  })

  it('knows no business before there is one', () => {
    const newcomer = { email: '7@shop.example', business_name: null }
    expect(newPasswordError('12345#78', newcomer, (text) => common.has(text))).toBeNull()
  })
})
