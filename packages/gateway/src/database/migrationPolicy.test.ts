import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { migrationsFolder } from './Database.ts'

/** The first migration that the version before must be able to run on. Those before it are older than any release. */
const firstCompatible = 6

/** What takes something away from the version before, or refuses what it writes. */
const incompatible = [
  /\b(?:rename|truncate)\b/i,
  // A foreign key only refuses: without it, the version before can write all that it could.
  /\bdrop (?!constraint "\w+_fk")/i,
  /\bset (?:not null|data type)\b/i,
  /\balter column .*\btype\b/i,
  /\badd column (?!.*\bdefault\b).*\bnot null\b/i,
  /\badd constraint\b/i,
  /\bcreate unique index\b/i,
  /^\s*(?:delete|update)\b/i,
]

/** The statements of a migration with which the version before may not work. A new table can be anything. */
function breaking(migration: string): string[] {
  const statements = migration.split('--> statement-breakpoint')
  const added = new Set(
    statements.map((text) => /create table (?:if not exists )?"(\w+)"/i.exec(text)?.[1]),
  )
  return statements.filter((text) => {
    const table = /(?:\bon|alter table)\s+"(\w+)"/i.exec(text)?.[1]
    if (table !== undefined && added.has(table)) return false
    return !/^\s*create table\b/i.test(text) && incompatible.some((rule) => rule.test(text))
  })
}

const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).toSorted()
const read = (file: string) => readFile(join(migrationsFolder, file), 'utf8')

/** Nobody ran the version before these in production. */
const apart = new Set([
  '0018_rails.sql',
  '0019_glossary.sql',
  '0020_payment_reference.sql',
  '0023_listed_tokens.sql',
  '0027_terms_v2.sql',
  '0028_chain_verification.sql',
])

test.each(files.slice(firstCompatible).filter((file) => !apart.has(file)))(
  '%s is compatible with the version before',
  async (file) => {
    expect(breaking(await read(file))).toEqual([])
  },
)

describe('the policy', () => {
  test.each(files.slice(3, firstCompatible))('recognizes that %s is not', async (file) => {
    expect(breaking(await read(file))).not.toEqual([])
  })

  test.each([
    'ALTER TABLE "users" DROP COLUMN "full_name";',
    'ALTER TABLE "users" RENAME COLUMN "full_name" TO "name";',
    'ALTER TABLE "users" ALTER COLUMN "full_name" SET NOT NULL;',
    'ALTER TABLE "users" ALTER COLUMN "full_name" SET DATA TYPE integer;',
    'ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL;',
    'ALTER TABLE "users" ADD CONSTRAINT "old" CHECK (age > 7);',
    'ALTER TABLE "users" DROP CONSTRAINT "users_email_key";',
    'CREATE UNIQUE INDEX "one" ON "users" USING btree ("age");',
  ])('refuses %s', (statement) => {
    expect(breaking(statement)).toEqual([statement])
  })

  test.each([
    'ALTER TABLE "users" ADD COLUMN "age" integer;',
    'ALTER TABLE "users" ADD COLUMN "age" integer DEFAULT 0 NOT NULL;',
    'CREATE INDEX "ages" ON "users" USING btree ("age");',
    'CREATE TABLE "pets" ("id" uuid NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "one" ON "pets" USING btree ("id");',
  ])('accepts %s', (migration) => {
    expect(breaking(migration)).toEqual([])
  })
})
