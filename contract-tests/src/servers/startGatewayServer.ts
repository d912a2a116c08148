import pino from 'pino'

import { startGateway } from '../../../packages/gateway/src/startGateway.ts'
import { createTestDatabase } from '../../../packages/gateway/src/test/createTestDatabase.ts'
import { createLoopbackOutbound } from '../../../packages/gateway/src/test/loopbackOutbound.ts'
import { createClock } from './clock.ts'
import { createIdentityProvider } from './identityProvider.ts'
import { createMailbox } from './mailbox.ts'
import type { ServerUnderTest } from './ServerUnderTest.ts'

/** The gateway, listening on a free port of this machine, on an empty database of its own. */
export async function startGatewayServer(kind: 'pglite' | 'postgres'): Promise<ServerUnderTest> {
  const clock = createClock()
  const provider = createIdentityProvider(clock.now)
  const database = kind === 'postgres' ? await createTestDatabase() : undefined
  const gateway = await startGateway(
    {
      port: 0,
      demo: false,
      rate_limits: false,
      secret_key: 'the secret of the contract suite, which guards nothing',
      database_url: database?.url ?? 'memory:',
    },
    pino({ level: 'silent' }),
    {
      now: () => new Date(clock.now()),
      identity: provider.verifier,
      outbound: createLoopbackOutbound(),
    },
  )
  return {
    baseUrl: gateway.url,
    ...createMailbox(gateway.url),
    simulatePayment: async (transactionId, outcome) => {
      const address = `${gateway.url}/sandbox/transactions/${transactionId}/pay`
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ outcome }),
      })
      if (!response.ok) throw new Error(`The payment was not simulated: ${await response.text()}`)
    },
    identityToken: provider.issue,
    travelTo: clock.travelTo,
    stop: async () => {
      await gateway.close()
      await database?.drop()
    },
  }
}
