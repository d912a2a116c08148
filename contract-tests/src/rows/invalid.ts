import type { OperationName } from '@sluice/api/contract'

import { anyCredentials } from './credentials.ts'
import { refused } from './expectations.ts'
import type { Row } from './Row.ts'

/** One wrong value of a field; undefined: the field is missing. */
export type WrongValue = readonly [title: string, value: unknown]

/** One wrong value of a parameter in the query; undefined: it is missing. */
export type WrongText = readonly [title: string, value: string | undefined]

/** What is wrong with a text that must not be blank. */
export const notText: readonly WrongValue[] = [
  ['missing', undefined],
  ['null', null],
  ['a number', 7],
  ['an object', {}],
  ['empty', ''],
]

/** What is wrong with a whole number in a query string. */
export function notWhole(...outside: number[]): readonly WrongText[] {
  return [
    ['a word', 'many'],
    ['a fraction', '1.5'],
    ['not finite', 'Infinity'],
    ...outside.map((value): WrongText => [`${value}`, `${value}`]),
  ]
}

/** What is wrong with a moment in a query string. */
export const notMoment: readonly WrongText[] = [
  ['a word', 'yesterday'],
  ['a date in another order', '31-01-2026'],
  ['a month that is none', '2026-13-01'],
  ['an instant without a zone', '2026-01-31T10:00:00'],
  ['empty', ''],
]

/** Rows that send a right body but for one field, and see exactly that field refused. */
export function invalidBody(
  call: OperationName,
  right: Record<string, unknown>,
  field: string,
  wrong: readonly WrongValue[],
): Row[] {
  return wrong.map(([title, value]) => ({
    call,
    kind: 'invalid',
    field,
    title: `${field} is refused: ${title}`,
    run: async (world) => {
      const body = { ...right, [field]: value }
      const response = await world.ask(call, { ...(await anyCredentials(world, call)), body })
      refused(response, 'validation_failed', [field])
    },
  }))
}

/** Rows that send one wrong parameter in the query, and see exactly that one refused. */
export function invalidQuery(
  call: OperationName,
  field: string,
  wrong: readonly WrongText[],
): Row[] {
  return wrong.map(([title, value]) => ({
    call,
    kind: 'invalid',
    field,
    title: `${field} is refused: ${title}`,
    run: async (world) => {
      const query = value === undefined ? {} : { [field]: value }
      const response = await world.ask(call, { ...(await anyCredentials(world, call)), query })
      refused(response, 'validation_failed', [field])
    },
  }))
}
