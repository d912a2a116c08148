import { execFile, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

import { Client } from 'pg'

import { freePort } from './listen.ts'

const run = promisify(execFile)
const debianFolder = '/usr/lib/postgresql'

/** The folder of PostgreSQL's server programs: the newest of Debian's, or the first on `PATH`. */
export function findPostgres(): string | undefined {
  const debian = existsSync(debianFolder)
    ? readdirSync(debianFolder)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(debianFolder, version, 'bin'))
    : []
  const path = (process.env.PATH ?? '').split(delimiter)
  return [...debian, ...path].find((folder) => existsSync(join(folder, 'initdb')))
}

/** A temporary PostgreSQL server. */
export interface PostgresCluster {
  /** Connection string of a user who may create databases. */
  readonly url: string
  /** Ends the server as an operator (`fast`) or a crash (`immediate`) would, and starts it again. */
  readonly restart: (how: 'fast' | 'immediate') => Promise<void>
  /** Stops the server and removes its files. */
  readonly stop: () => Promise<void>
}

/**
 * Starts a PostgreSQL server with an empty cluster in a temporary folder, on a free port of the loopback address.
 * Durability is off, since nothing in it outlives the run.
 */
export async function startPostgres(): Promise<PostgresCluster> {
  const programs = findPostgres()
  if (!programs) throw new Error('PostgreSQL is not installed.')
  const program = join(programs, 'postgres')
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
  const auth = ['-U', 'sluice', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  const locale = ['--encoding=UTF8', '--locale=C', '--no-sync']
  await run(join(programs, 'initdb'), ['-D', data, ...auth, ...locale], asUser)

  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    // What is committed survives the end of the server, but not of the machine.
    fsync: 'off',
    full_page_writes: 'off',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  async function startServer() {
    const server = spawn(program, ['-D', data, ...flags], {
      ...asUser,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const ended = once(server, 'exit')
    await new Promise<void>((resolve, reject) => {
      let log = ''
      server.stderr.setEncoding('utf8').on('data', (text: string) => {
        log += text
        if (log.includes('ready to accept connections')) resolve()
      })
      server.once('error', reject)
      server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
    })
    return async (signal: 'SIGINT' | 'SIGQUIT') => {
      server.kill(signal)
      await ended
    }
  }

  let endServer = await startServer()
  return {
    url: `postgres://sluice:${password}@127.0.0.1:${port}/postgres`,
    restart: async (how) => {
      await endServer(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
      endServer = await startServer()
    },
    stop: async () => {
      // SIGINT closes open connections instead of waiting for them.
      await endServer('SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root. Returns another user for a process of root, undefined for others. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      continue
    }
  }
  throw new Error('PostgreSQL needs a user "postgres" or "nobody" to run as.')
}

/** An empty database. */
export interface FreshDatabase {
  /** Connection string. */
  readonly url: string
  /** Removes the database and closes all connections to it. */
  readonly drop: () => Promise<void>
}

/** Creates an empty database on a server; the user of `serverUrl` must be allowed to create databases. */
export async function createFreshDatabase(serverUrl: string): Promise<FreshDatabase> {
  const name = `sluice_test_${randomBytes(6).toString('hex')}`
  await execute(serverUrl, `CREATE DATABASE ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => execute(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
