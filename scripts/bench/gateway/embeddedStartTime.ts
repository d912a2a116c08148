import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startGateway } from '../../lib/gatewayProcess.ts'
import { median } from './measureCalls.ts'

/** How long a gateway takes until it answers, on an embedded database that is there already, in milliseconds. */
export async function embeddedStartTime(starts: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'sluice-start-'))
  try {
    await (await startGateway({ DATA_DIR: folder })).stop()
    const times: number[] = []
    for (let turn = 0; turn < starts; turn += 1) {
      const began = performance.now()
      const gateway = await startGateway({ DATA_DIR: folder })
      await fetch(`${gateway.url}/readyz`)
      times.push(performance.now() - began)
      await gateway.stop()
    }
    return median(times)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
