import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import {
  decimalSchema,
  decimalText,
  emailSchema,
  fullNameSchema,
  nameSchema,
  passwordSchema,
  timestampSchema,
} from './primitives.ts'
import { codeSchema } from './totp.ts'

/** What a schema makes of a value, or its first complaint. */
function read(
  schema: v.GenericSchema<unknown, unknown> | v.GenericSchema<never, unknown>,
  value: unknown,
) {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : { refused: result.issues[0].message }
}

const refused = { refused: expect.any(String) }

describe('decimalText', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [1, '1'],
    [12.5, '12.5'],
    [0.1, '0.1'],
    [0.1 + 0.2, '0.30000000000000004'],
    [1e-6, '0.000001'],
    [1e-7, '0.0000001'],
    [-1.5e-9, '-0.0000000015'],
    [1e20, '100000000000000000000'],
    [1e21, '1000000000000000000000'],
    [1.25e22, '12500000000000000000000'],
    [-1.5e23, '-150000000000000000000000'],
  ])('writes %d as %s', (value, text) => {
    expect(decimalText(value)).toBe(text)
  })

  it.each([5e-324, 1.7976931348623157e308, 2 ** 53, 1 / 3, 1e-10, 1.2345e-12])(
    'loses nothing of %d',
    (value) => {
      expect(decimalText(value)).toMatch(/^\d+(\.\d+)?$/)
      expect(Number(decimalText(value))).toBe(value)
    },
  )
})

describe('an amount', () => {
  it.each(['12.5000000000', '12345678901234567890.1234567891', '-3', '007'])(
    '%j is one',
    (text) => {
      expect(read(decimalSchema, text)).toBe(text)
    },
  )

  it.each(['', ' 1.5 ', 'x', '1,000', '1.', '.5', '1e5', '+1', '0x10', '１', '1\n2', 12.5, null])(
    '%j is none',
    (value) => {
      expect(read(decimalSchema, value)).toEqual(refused)
    },
  )
})

describe('a timestamp', () => {
  it.each(['2026-11-20T10:00:00.000Z', '2026-11-20T15:30:00+05:30'])('%j is one', (text) => {
    expect(read(timestampSchema, text)).toBe(text)
  })

  it.each(['', 'yesterday', '2026-11-20', '2026-13-01T00:00:00Z', 1_700_000_000, null])(
    '%j is none',
    (value) => {
      expect(read(timestampSchema, value)).toEqual(refused)
    },
  )
})

describe('text in requests', () => {
  it.each([
    [codeSchema, ' 123 456 ', '123456'],
    [codeSchema, '１２３４５６', '123456'],
    [codeSchema, 'ABCD–EFGH—IJKL−MNOP‑QRST-UVWX', 'abcdefghijklmnopqrstuvwx'],
    [emailSchema, ' a@b.example ', 'a@b.example'],
    [emailSchema, '  ', { refused: 'Email is required' }],
    [emailSchema, "sean.o'brien@b.example", "sean.o'brien@b.example"],
    [emailSchema, 'a&b/c=d@b.example', 'a&b/c=d@b.example'],
    [emailSchema, 'info@München.example', 'info@xn--mnchen-3ya.example'],
    [emailSchema, 'a@भारत.भारत', 'a@xn--h2brj9c.xn--h2brj9c'],
    [emailSchema, 'é@b.example', { refused: 'Enter a valid email address' }],
    [emailSchema, 'a@١.example.١', { refused: 'Enter a valid email address' }],
    [emailSchema, 'a@b', { refused: 'Enter a valid email address' }],
    [emailSchema, `${'a'.repeat(250)}@b.example`, { refused: 'Email is too long' }],
    [emailSchema, 'a@b.xn--p1ai', 'a@b.xn--p1ai'],
    [emailSchema, 'A@xn--e1afmkfd.XN--P1AI', 'A@xn--e1afmkfd.XN--P1AI'],
    [emailSchema, 'a@b.xn--', { refused: 'Enter a valid email address' }],
    [emailSchema, 'a@-b.example', { refused: 'Enter a valid email address' }],
    [emailSchema, 'a@b..example', { refused: 'Enter a valid email address' }],
    [emailSchema, 'a@b.c0m', { refused: 'Enter a valid email address' }],
    [emailSchema, `${'a'.repeat(64)}@b.example`, `${'a'.repeat(64)}@b.example`],
    [emailSchema, `${'a'.repeat(65)}@b.example`, { refused: 'Enter a valid email address' }],
    [emailSchema, `a@${'b'.repeat(64)}.example`, { refused: 'Enter a valid email address' }],
    [fullNameSchema, 'Dr. J.R. Menon / Asha: spices', 'Dr. J.R. Menon / Asha: spices'],
    [
      fullNameSchema,
      'http://evil.example/click',
      { refused: 'Username must not contain a web address' },
    ],
    [
      fullNameSchema,
      'Asha (WWW.evil.example)',
      { refused: 'Username must not contain a web address' },
    ],
    [nameSchema('Username'), '  Asha  Rao ', 'Asha  Rao'],
    [nameSchema('Username'), ' ', { refused: 'Username is required' }],
    [nameSchema('Username'), 'a'.repeat(120), 'a'.repeat(120)],
    [nameSchema('Username'), 'a'.repeat(121), { refused: 'Username is too long' }],
    [passwordSchema('Password'), ' spaces count ', ' spaces count '],
    [passwordSchema('Password'), '', { refused: 'Password is required' }],
    [passwordSchema('Password'), 'p'.repeat(201), { refused: 'Password is too long' }],
  ])('case %#: %j', (schema, value, outcome) => {
    expect(read(schema, value)).toEqual(outcome)
  })
})
