import { spawnSync } from 'node:child_process'
import type { SpawnSyncOptions } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { findChromium } from '../lib/chromium.ts'
import { findPostgres } from '../lib/postgres.ts'
import type { Requirement } from './checks.ts'

const requirements = {
  chromium: {
    isMet: () => findChromium() !== undefined,
    debianPackages: ['chromium', 'chromium-headless-shell'],
    advice: 'install Chromium or Chrome, or set CHROMIUM_PATH',
  },
  postgres: {
    isMet: () => Boolean(process.env.TEST_DATABASE_URL) || findPostgres() !== undefined,
    debianPackages: ['postgresql'],
    advice: 'install PostgreSQL, or set TEST_DATABASE_URL',
  },
} as const

/**
 * Finds out what the machine lacks, and how to get it. On Debian and Ubuntu, when run as root, the missing packages are
 * installed first.
 */
export function missingRequirements(
  needed: ReadonlySet<Requirement>,
): Partial<Record<Requirement, string>> {
  const missing = () => [...needed].filter((name) => !requirements[name].isMet())
  if (missing().length > 0 && canInstall()) {
    install(missing().flatMap((name) => requirements[name].debianPackages))
  }
  return Object.fromEntries(missing().map((name) => [name, requirements[name].advice]))
}

function canInstall(): boolean {
  if (process.getuid?.() !== 0) return false
  try {
    return /^ID(?:_LIKE)?=.*(?:debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

function install(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(', ')}`)
  // In run level 1 the package does not start a database server of its own.
  const options: SpawnSyncOptions = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  }
  spawnSync('apt-get', ['update', '-q'], options)
  const available = packages.filter((name) => spawnSync('apt-cache', ['show', name]).status === 0)
  spawnSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...available], options)
}
