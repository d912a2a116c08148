import { spawnSync } from 'node:child_process'
import type { SpawnSyncOptions } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { findChromium } from '../lib/chromium.ts'
import { findPostgres } from '../lib/postgres.ts'
import { say } from '../lib/say.ts'
import type { Requirement } from './check.ts'

interface Need {
  /** Whether the machine has it. */
  readonly met: () => boolean
  /** Its package on Debian and Ubuntu, and what is good to have besides where there is such a package. */
  readonly debianPackages: readonly string[]
  /** What to do where it is missing. */
  readonly advice: string
}

const needs: Readonly<Record<Requirement, Need>> = {
  chromium: {
    met: () => findChromium() !== undefined,
    debianPackages: ['chromium', 'chromium-headless-shell'],
    advice: 'install Chromium or Chrome, or set CHROMIUM_PATH to one',
  },
  postgres: {
    met: () => Boolean(process.env.TEST_DATABASE_URL) || findPostgres() !== undefined,
    debianPackages: ['postgresql'],
    advice:
      'install PostgreSQL, or set TEST_DATABASE_URL to a server that tests may create databases on',
  },
}

/**
 * Sees to what the checks need. As root on Debian and Ubuntu what is missing is installed from the system's packages;
 * elsewhere the answer says, for each thing missing, what to install.
 */
export function meetRequirements(
  wanted: ReadonlySet<Requirement>,
): Partial<Record<Requirement, string>> {
  const lacking = () => [...wanted].filter((name) => !needs[name].met())
  if (lacking().length > 0 && mayInstall())
    install(lacking().flatMap((name) => needs[name].debianPackages))
  return Object.fromEntries(lacking().map((name) => [name, needs[name].advice]))
}

function mayInstall(): boolean {
  if (process.getuid?.() !== 0) return false
  try {
    return /^ID(?:_LIKE)?=.*(?:debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

function install(packages: readonly string[]): void {
  say(`Installing ${packages.join(' and ')} from the system's packages`)
  // Run level 1 keeps the package from starting a database server of its own: the tests start theirs.
  const options: SpawnSyncOptions = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  }
  spawnSync('apt-get', ['update', '-q'], options)
  const known = packages.filter((name) => spawnSync('apt-cache', ['show', name]).status === 0)
  spawnSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...known], options)
}
