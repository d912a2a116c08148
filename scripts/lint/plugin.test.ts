import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { root } from '../lib/root.ts'
import { checkImport } from './plugin.ts'

const app = 'packages/app/src'
const gateway = 'packages/gateway/src'

test.each([
  ['packages/ui/src/Card.ts', '@sluice/api', 'ui may not import api.'],
  ['packages/ui/src/Store.ts', '@reduxjs/toolkit', 'ui may not import @reduxjs/toolkit.'],
  ['packages/ui/src/Card.ts', '../internal/base.ts', undefined],
  [`${app}/hooks/a.ts`, '../features/keys/b.ts', 'app base may not import app feature.'],
  [`${app}/features/keys/a.ts`, '../wallet/b.ts', 'One app feature may not import another.'],
  [`${app}/features/keys/parts/a.ts`, '../b.ts', undefined],
  [`${app}/routes/home/a.ts`, '../../features/keys/b.ts', undefined],
  [
    `${app}/a.ts`,
    '../../ui/src/b.ts',
    'Import files outside packages/app/ by the name of their package.',
  ],
  [`${app}/main.ts`, '@sluice/mocks', 'app shell may not import mocks.'],
  [`${app}/main.test.ts`, '@sluice/mocks', undefined],
  [
    `${gateway}/accounts/routes.ts`,
    './userRepository.ts',
    'gateway routes may not import gateway repository.',
  ],
  [`${gateway}/accounts/loginService.ts`, './userRepository.ts', undefined],
  [
    `${gateway}/apiKeys/service.ts`,
    '../accounts/userRepository.ts',
    'apiKeys may not import a repository of accounts: use its service.',
  ],
  [`${gateway}/apiKeys/service.ts`, '../accounts/sessions.ts', undefined],
  [
    `${gateway}/apiKeys/service.ts`,
    '../database/schema/index.ts',
    'gateway service may not import gateway tables.',
  ],
])('%s importing %s: %s', (file, specifier, message) => {
  expect(checkImport(file, specifier)).toBe(message)
})

test('oxlint reports a forbidden dynamic import', async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'sluice-lint-')))
  try {
    for (const part of ['.oxlintrc.json', 'tsconfig.json', 'scripts/lint', 'scripts/lib/root.ts']) {
      await cp(join(root, part), join(folder, part), { recursive: true })
    }
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    await mkdir(join(folder, 'packages/ui'), { recursive: true })
    const code = "export const load = () => import('@sluice/api')\n"
    await writeFile(join(folder, 'packages/ui/load.ts'), code)
    const oxlint = join(root, 'node_modules/.bin/oxlint')
    const { stdout } = spawnSync(oxlint, ['packages'], { cwd: folder, encoding: 'utf8' })
    expect(stdout).toContain('sluice(layers): ui may not import api.')
  } finally {
    await rm(folder, { recursive: true })
  }
})
