import { expect, test } from 'vitest'

import { missingRows } from './rows/missingRows.ts'
import { operationNames } from './rows/operationNames.ts'
import { table } from './rows/table.ts'

test('every call has a row for every kind of situation that it can come into', () => {
  expect(missingRows(table)).toEqual([])
})

test('a missing row is noticed', () => {
  const without = table.filter(({ call, kind }) => call !== 'revokeApiKey' || kind !== 'notOwner')
  expect(missingRows(without)).toEqual(['revokeApiKey: notOwner'])
})

test('a field that no row sends wrongly is noticed', () => {
  const without = table.filter(({ call, field }) => call !== 'updateUser' || field !== 'is_admin')
  expect(missingRows(without)).toEqual(['updateUser: invalid is_admin'])
})

test('an empty table lacks something of every call', () => {
  const calls = new Set(missingRows([]).map((missing) => missing.split(':')[0]))
  expect([...calls]).toEqual(operationNames)
})

test('no two rows of a call have the same name', () => {
  const names = table.map(({ call, kind, title }) => `${call} ${kind}: ${title}`)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
