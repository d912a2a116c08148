import type { Connection } from './Connection.ts'

/** What happens after the commit: something in an outbox is sent, or those who look at a payment's checkout see it change. */
export type Effect = 'mail' | 'webhooks' | `payment ${string}`

const isTransaction = Symbol('transaction')

/** The handle of a database transaction, the only one that can write. Only a unit of work gives it out. */
export type Tx = Connection & { readonly [isTransaction]: true }

/** A change that happens as a whole or not at all. Inside it use only its handle, because the embedded database has a single connection and would deadlock. */
export interface UnitOfWork {
  tx: Tx
  /** Passes on an effect once the unit is committed: once, to every gateway of this database, and never after a rollback. */
  emit: (effect: Effect) => void
}

/** Runs `work` in the transaction that `transact` makes, and passes on what it emitted. */
export async function runUnitOfWork<T>(
  transact: (work: (connection: Connection) => Promise<T>) => Promise<T>,
  work: (unit: UnitOfWork) => Promise<T>,
  onEffect: (effect: Effect) => void,
): Promise<T> {
  const effects = new Set<Effect>()
  const result = await transact((connection) => {
    const tx: Tx = Object.assign(connection, { [isTransaction]: true } as const)
    return work({ tx, emit: (effect) => effects.add(effect) })
  })
  effects.forEach(onEffect)
  return result
}
