import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'

import { operationNames } from './rows/operationNames.ts'
import { table } from './rows/table.ts'
import type { ServerUnderTest } from './servers/ServerUnderTest.ts'
import { canStart, startServer } from './servers/startServer.ts'
import { createWorld } from './world/createWorld.ts'
import { createDocumentCheck } from './world/documentCheck.ts'
import type { World } from './world/World.ts'

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
})
