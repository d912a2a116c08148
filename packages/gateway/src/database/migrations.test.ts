import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { verifyLedger } from '../ledger/verifyLedger.ts'
import { migrationsFolder } from './Database.ts'
import type { Database } from './Database.ts'
import * as schema from './schema/index.ts'
import { runUnitOfWork } from './UnitOfWork.ts'

const client = await PGlite.create('memory://')
const db = drizzle(client, { schema })
const database: Database = {
  db,
  connection: db,
  unitOfWork: (work) =>
    runUnitOfWork(
      (begin) => db.transaction(begin),
      work,
      () => undefined,
    ),
  ping: () => Promise.resolve(),
  close: () => client.close(),
  kind: 'embedded',
}

/** Applies only the first `count` migrations, as an older version of the gateway did. */
async function migrateFirst(count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sluice-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  await migrate(db, { migrationsFolder: folder })
  await rm(folder, { recursive: true })
}

const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const user = id(1)
const [paid, split, underpaid, pending] = [id(11), id(12), id(13), id(14)]

beforeAll(async () => {
  await migrateFirst(3)
  const transaction = (tx: string, seq: number, values: string) =>
    `insert into transactions (id, user_id, seq, network, wallet_id, amount, received, fee, status, outcome, created_by, from_type, expires_at, created_at)
     values ('${tx}', '${user}', ${seq}, 'sandbox', 'sbx${seq}', 1000, ${values}, 'api', 'sandbox', '2026-02-01', '2026-02-01');`
  const payment = (n: number, tx: string, amount: number, isCredited = true) =>
    `insert into payments (id, network, reference, chain_hash, transaction_id, amount, paid_at, credited_at)
     values ('${id(n)}', 'sandbox', 'reference ${n}', '0x${n}', '${tx}', ${amount}, '2026-02-01', ${isCredited ? "'2026-02-01'" : 'null'});`
  const entry = (n: number, tx: string, kind: string, amount: number) =>
    `insert into ledger_entries (id, user_id, transaction_id, kind, amount) values ('${id(n)}', '${user}', '${tx}', '${kind}', ${amount});`
  await client.exec(`
    insert into gateway_facts values ('secret', 'a fingerprint');
    insert into users (id, email, full_name, created_at) values ('${user}', 'old@shop.example', 'Ravi', '2026-01-01');
    insert into merchant_totals values ('${user}', 4, 2089.55, '2026-02-01');
    ${transaction(paid, 1, "1000, 5, 1, 'paid'")}
    ${transaction(split, 2, "1100, 5.45, 1, 'split'")}
    ${transaction(underpaid, 3, "400, 0, -1, 'underpaid'")}
    ${transaction(pending, 4, "0, 0, 0, 'pending'")}
    ${payment(21, paid, 1000)} ${entry(31, paid, 'payment', 1000)} ${entry(32, paid, 'fee', -5)}
    ${payment(22, split, 500)} ${entry(33, split, 'payment', 500)} ${entry(34, split, 'fee', -5.45)}
    ${payment(23, split, 600)} ${entry(35, split, 'payment', 600)}
    ${payment(24, underpaid, 400, false)}
    insert into webhooks (id, user_id, url, secret_ciphertext) values ('${id(41)}', '${user}', 'https://shop.example', 'x');
    insert into webhook_events (id, user_id, type, payload) values ('msg_1', '${user}', 'payment.paid', '{}');
    insert into webhook_deliveries (id, event_id, webhook_id, state, next_attempt_at)
      values ('${id(42)}', 'msg_1', '${id(41)}', 'given_up', '2026-02-01');
    insert into mail_outbox (id, mail_ciphertext, state, next_attempt_at) values ('${id(43)}', '', 'given_up', '2026-02-01');
  `)
  await migrate(db, { migrationsFolder })
})
afterAll(() => client.close())

test('an old database keeps its rows', async () => {
  expect(await db.query.users.findMany()).toMatchObject([{ id: user, email: 'old@shop.example' }])
  expect(await db.query.metadata.findMany()).toEqual([{ name: 'secret', value: 'a fingerprint' }])
  expect(await db.query.webhookDeliveries.findMany()).toMatchObject([{ state: 'failed' }])
  expect(await db.query.mailOutbox.findMany()).toMatchObject([{ state: 'failed' }])
  const rows = await db.query.payments.findMany({ orderBy: schema.payments.seq })
  expect(rows.map(({ status, state, received }) => [status, state, Number(received)])).toEqual([
    [1, 'paid', 1000],
    [1, 'paid', 1100],
    [-1, 'underpaid', 400],
    [0, 'awaiting_payment', 0],
  ])
})

test('the ledger of an old database adds up', async () => {
  expect(await verifyLedger(database)).toEqual([])
})
