import { createFreshDatabase } from '../../lib/postgres.ts'
import { startGateway } from '../../lib/gatewayProcess.ts'
import type { GatewayProcess } from '../../lib/gatewayProcess.ts'
import { newMerchant } from './newMerchant.ts'
import type { BenchMerchant } from './newMerchant.ts'
import { seedPayments } from './seedPayments.ts'

/** A gateway on a database of its own. */
export interface World {
  gateway: GatewayProcess
  databaseUrl: string
  /** The one merchant, who has all payments. */
  merchant: BenchMerchant
}

/** Starts a gateway whose merchant has this many payments. */
export async function openWorld(serverUrl: string, rows: number): Promise<World> {
  const { url: databaseUrl } = await createFreshDatabase(serverUrl)
  const settings = {
    DATABASE_URL: databaseUrl,
    DEMO: 'false',
    RATE_LIMITS: 'false',
    SECRET_KEY: 'a secret that guards no more than a measurement',
  }
  // The rows are written while no gateway looks for expired ones.
  const empty = await startGateway(settings)
  const merchant = await newMerchant(empty.url)
  await empty.stop()
  await seedPayments(databaseUrl, merchant.id, rows)
  return { gateway: await startGateway(settings), databaseUrl, merchant }
}
