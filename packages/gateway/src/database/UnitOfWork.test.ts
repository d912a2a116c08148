import { afterAll, beforeAll, expect, test } from 'vitest'

import { checkSettings } from '../config/loadSettings.ts'
import type { Database } from './Database.ts'
import { insertMetadata } from './metadataRepository.ts'
import { openDatabase } from './openDatabase.ts'
import { joinUnit } from './Database.ts'

let database: Database
const passedOn: string[] = []

beforeAll(async () => {
  const settings = checkSettings({ database_url: 'memory:' })
  database = await openDatabase(settings, { onEffect: (effect) => passedOn.push(effect) })
}, 60_000)
afterAll(() => database.close())

/** It is only compiled. */
const writes = () => [
  // @ts-expect-error: `db` reads.
  insertMetadata(database.db, 'name', 'value'),
  // @ts-expect-error: `connection` is no transaction.
  insertMetadata(database.connection, 'name', 'value'),
  // @ts-expect-error: `db` has no `insert`.
  database.db.insert,
]

test('a service that writes with the database, outside of a unit of work, does not compile', () => {
  expect(writes).toBeTypeOf('function')
})

test('effects are passed on once, after the commit, and never after a rollback', async () => {
  const failed = database.unitOfWork(async (unit) => {
    unit.emit('mail')
    await joinUnit(database, unit).unitOfWork(async (inner) => inner.emit('payment lost'))
    throw new Error('something went wrong')
  })
  await expect(failed).rejects.toThrow('something went wrong')
  expect(passedOn).toEqual([])

  await database.unitOfWork(async (unit) => {
    unit.emit('mail')
    unit.emit('mail')
    await joinUnit(database, unit).unitOfWork(async ({ tx, emit }) => {
      emit('payment kept')
      await insertMetadata(tx, 'name', 'value')
    })
    expect(passedOn).toEqual([])
  })
  expect(passedOn).toEqual(['mail', 'payment kept'])
})
