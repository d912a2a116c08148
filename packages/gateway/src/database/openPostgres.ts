import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'

import { StartUpError } from '../errors/Failure.ts'
import { migrationsFolder } from './Database.ts'
import type { Connection } from './Connection.ts'
import type { Database, OpenOptions } from './Database.ts'
import * as schema from './schema/index.ts'
import { runUnitOfWork } from './UnitOfWork.ts'
import type { Effect } from './UnitOfWork.ts'
import { listenForWakes, wakeStatement } from './wakeChannel.ts'
import { noteMinimumGateway, refuseNewerDatabase } from './versionGuard.ts'

/** The advisory lock for migrations. The number is arbitrary but must not change. */
const migrationLock = 7_203_551

/** The address without its password, for messages. */
function withoutPassword(address: string): string {
  const url = new URL(address)
  url.password = ''
  url.search = ''
  return url.href
}

/** Migrates under a lock, so that of several gateways that start at once only one migrates. */
async function migrateWithLock(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    // Creating an index on a large table takes long, and so does waiting for another gateway's migration.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const db = drizzle(client, { schema })
    await refuseNewerDatabase(db)
    await migrate(db, { migrationsFolder })
    await noteMinimumGateway(db)
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
    await client.query('reset statement_timeout')
    client.release()
  } catch (error) {
    // Closing the connection releases the lock.
    client.release(true)
    throw error
  }
}

/** Connects to PostgreSQL and migrates it. Throws a `StartUpError` if that fails. */
export async function openPostgres(
  address: string,
  poolSize: number,
  { migrate: isMigrated = true, onEffect, onConnectionLost = () => undefined }: OpenOptions,
): Promise<Database> {
  const pool = new Pool({
    connectionString: address,
    max: poolSize,
    connectionTimeoutMillis: 8_000,
    // No query takes this long unless it is stuck.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'sluice-gateway',
    // Compiling a query, or starting processes to share it, takes longer than the gateway's queries do.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
  })
  pool.on('error', onConnectionLost)
  // Without a listener, losing a connection that is in use would end the process. Its query fails all the same.
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await pool.query('select 1')
  } catch (cause) {
    await pool.end()
    throw new StartUpError(`DATABASE_URL ${withoutPassword(address)} can't be reached`, { cause })
  }
  try {
    if (isMigrated) await migrateWithLock(pool)
    else await refuseNewerDatabase(drizzle(pool, { schema }))
  } catch (cause) {
    await pool.end()
    if (cause instanceof StartUpError) throw cause
    throw new StartUpError(`The database at ${withoutPassword(address)} can't be migrated`, {
      cause,
    })
  }
  const db = drizzle(pool, { schema })
  const wakes = onEffect && listenForWakes(address, onEffect)

  async function transact<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    // The pool's own `db.transaction` would never release a connection that is lost before BEGIN.
    const client = await pool.connect()
    try {
      return await drizzle(client, { schema }).transaction(work)
    } finally {
      client.release()
    }
  }

  /** To this gateway at once, and to the others through the database. */
  function passOn(effect: Effect): void {
    onEffect?.(effect)
    pool.query(wakeStatement, [effect]).catch(onConnectionLost)
  }

  return {
    db,
    unitOfWork: (work) => runUnitOfWork(transact, work, passOn),
    connection: db,
    ping: async () => {
      await pool.query('select 1')
    },
    close: async () => {
      await wakes?.close()
      await pool.end()
    },
    kind: 'postgresql',
  }
}
