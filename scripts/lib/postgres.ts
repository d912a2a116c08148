import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

import { freePort } from './freePort.ts'
import { unprivilegedUser } from './unprivilegedUser.ts'

const run = promisify(execFile)
const debianFolder = '/usr/lib/postgresql'

/** The folder with PostgreSQL's server programs: the newest of Debian's, else one on `PATH`, else undefined. */
export function findPostgres(): string | undefined {
  const debian = existsSync(debianFolder)
    ? readdirSync(debianFolder)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(debianFolder, version, 'bin'))
    : []
  const path = (process.env.PATH ?? '').split(delimiter)
  return [...debian, ...path].find((folder) => existsSync(join(folder, 'initdb')))
}

/** A PostgreSQL server of one's own. */
export interface PostgresCluster {
  /** Connection string of a user who may create databases. */
  url: string
  /** Ends the server and removes its files. */
  stop: () => Promise<void>
}

/**
 * Starts a PostgreSQL server with an empty cluster in a temporary folder, on a free port of the loopback address, with
 * a random password. Durability is off, since nothing in it outlives the run. Fails where {@link findPostgres} finds none.
 */
export async function startPostgres(): Promise<PostgresCluster> {
  const programs = findPostgres()
  if (!programs) throw new Error('PostgreSQL is not installed here.')
  const user = unprivilegedUser()
  const folder = await mkdtemp(join(tmpdir(), 'sluice-postgres-'))
  const passwordFile = join(folder, 'password')
  const data = join(folder, 'data')
  const password = randomBytes(16).toString('hex')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (user) {
    await chown(folder, user.uid, user.gid)
    await chown(passwordFile, user.uid, user.gid)
  }
  const asUser = { ...user, cwd: folder }
  const setUp = ['-D', data, '-U', 'sluice', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  const plain = ['--encoding=UTF8', '--locale=C', '--no-sync']
  await run(join(programs, 'initdb'), [...setUp, ...plain], asUser)

  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], {
    ...asUser,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve())
  })
  await new Promise<void>((resolve, reject) => {
    let log = ''
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text
      if (log.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
  })
  return {
    url: `postgres://sluice:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      // SIGINT is PostgreSQL's fast shutdown: it ends open connections instead of waiting for them.
      server.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
