import { execFile } from 'node:child_process'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { root } from '../lib/root.ts'
import { builtNodeFolder } from './buildNodePackage.ts'
import { bareApp, pack } from './installedPackage.ts'
import type { BareApp } from './installedPackage.ts'

const run = promisify(execFile)

let tarballs: string
let tarball: string
let app: BareApp

beforeAll(async () => {
  tarballs = await mkdtemp(join(tmpdir(), 'sluice-pack-'))
  tarball = await pack(builtNodeFolder, tarballs)
  app = await bareApp('@sluice/node', tarball, ['@types/node', 'undici-types'])
})

afterAll(async () => {
  await app.remove()
  await rm(tarballs, { recursive: true })
})

describe('the manifest of @sluice/node', () => {
  test('satisfies publint', async () => {
    const { messages } = await publint({ pkgDir: builtNodeFolder, strict: true })
    const pkg = JSON.parse(await readFile(join(builtNodeFolder, 'package.json'), 'utf8'))
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
    expect(pkg).not.toHaveProperty('dependencies')
  })

  test('leads every resolver to the right types', async () => {
    const attw = join(root, 'node_modules/.bin/attw')
    const { stdout } = await run(attw, [tarball, '--format', 'ascii'])
    const answers = stdout.match(/^(?:node10|node16 \(from (?:ESM|CJS)\)|bundler): .*$/gm) ?? []
    expect(answers).toHaveLength(8)
    expect(answers.filter((answer) => !answer.includes('🟢'))).toEqual([])
  })
})

test('@sluice/node is self-contained: built files only, which import each other and nothing else', async () => {
  const files = await readdir(builtNodeFolder, { recursive: true })
  expect(files.filter((name) => /test|(?<!\.d)\.ts$/i.test(name))).toEqual([])
  for (const name of files.filter((each) => /\.(?:js|ts)$/.test(each))) {
    const source = await readFile(join(builtNodeFolder, name), 'utf8')
    const imports = [...source.matchAll(/(?:from|import|require)\s*\(?['"]([^'"]+)/g)].map(
      ([, path]) => path,
    )
    expect(imports.filter((path) => !/^\.\/\w+\.js$/.test(path ?? ''))).toEqual([])
  }
})
