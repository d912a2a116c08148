import { operations, type ErrorCode } from '@sluice/api/contract'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'

import { operationNames } from './rows/operationNames.ts'
import { table } from './rows/table.ts'
import type { ServerUnderTest } from './servers/ServerUnderTest.ts'
import { canStart, startServer } from './servers/startServer.ts'
import { createWorld } from './world/createWorld.ts'
import { createDocumentCheck } from './world/documentCheck.ts'
import type { World } from './world/World.ts'

/** Failures of a server in need, or of two requests at one instant: no caller can bring them about at will. */
const unmeetable = new Set<ErrorCode>(['unavailable', 'idempotency_in_progress'])
const name = inject('server')

describe.skipIf(!canStart(name))('the contract', () => {
  let server: ServerUnderTest | undefined
  let world: World

  beforeAll(async () => {
    server = await startServer(name)
    world = createWorld(server, createDocumentCheck())
  })
  afterEach(() => server?.travelTo(undefined))
  afterAll(() => server?.stop())

  describe.each(operationNames)('%s', (call) => {
    const rows = table.filter((row) => row.call === call)
    test.each(rows)('$kind: $title', async ({ run }) => {
      await expect(run(world)).resolves.toBeUndefined()
    })
  })
  // The last of all, since it looks back on what the rows before it met.
  test('every failure that the contract names for a call was met', () => {
    const named = operationNames.flatMap((call) =>
      operations[call].errors
        .filter((code) => !unmeetable.has(code))
        .map((code) => `${call}: ${code}`),
    )
    expect(named.filter((failure) => !world.met.has(failure))).toEqual([])
  })
})
