import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startTestGateway } from '@sluice/gateway/src/test/testGateway.ts'
import type { TestGateway } from '@sluice/gateway/src/test/testGateway.ts'
import { serve } from '../lib/listen.ts'
import { root } from '../lib/root.ts'
import { builtNodeFolder } from '../package/buildNodePackage.ts'
import { pack } from '../package/installedPackage.ts'

const run = promisify(execFile)

/** Runtimes ask for updates and send counts to their makers unless told not to. */
const env = { ...process.env, DO_NOT_TRACK: '1', DENO_NO_UPDATE_CHECK: '1' } as const

let folder: string
let gateway: TestGateway
let mover: Awaited<ReturnType<typeof serve>>
let shop: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sluice-runtimes-'))
  await cp(join(import.meta.dirname, 'runtimes'), folder, { recursive: true })
  await run('npm', ['ci', '--ignore-scripts'], { cwd: folder, env })
  const installed = join(folder, 'node_modules/@sluice/node')
  await mkdir(installed, { recursive: true })
  const tarball = await pack(builtNodeFolder, folder)
  await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'])
  for (const [name, format] of [
    ['workerd', 'es'],
    ['edge', 'iife'],
  ] as const) {
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: {
        emptyOutDir: false,
        lib: { entry: `workers/${name}.js`, formats: [format], name, fileName: () => `${name}.js` },
      },
    })
  }
  gateway = await startTestGateway()
  mover = await serve(
    createServer(({ url }, response) => {
      response.writeHead(307, { location: `${gateway.url}${url}` }).end()
    }),
  )
  const apiKey = await gateway.keyFor((await gateway.merchant()).token)
  shop = JSON.stringify({ url: gateway.url, apiKey, redirectUrl: mover.url })
}, 300_000)

afterAll(async () => {
  await mover.close()
  await gateway.close()
  await rm(folder, { recursive: true })
})

/** The older Node, Bun and Deno, each a program inside a package for this kind of machine. */
const programs = {
  node: `node-linux-${process.arch}/bin/node`,
  bun: `@oven/bun-linux-${process.arch === 'arm64' ? 'aarch64' : process.arch}/bin/bun`,
  deno: `@deno/linux-${process.arch}-glibc/deno`,
}

describe('@sluice/node takes payments', () => {
  test.each<[string, keyof typeof programs | null, string[]]>([
    ['on Node 20, imported', 'node', ['module.mjs']],
    ['on Node 20, required', 'node', ['common.cjs']],
    ['on Node 24, imported', null, ['module.mjs']],
    ['on Node 24, required', null, ['common.cjs']],
    ['on Bun, imported', 'bun', ['module.mjs']],
    ['on Bun, required', 'bun', ['common.cjs']],
    [
      'on Deno',
      'deno',
      ['run', '--no-remote', '--allow-env=SHOP', '--allow-net=127.0.0.1', 'module.mjs'],
    ],
    ['on Cloudflare Workers', null, ['workerd.mjs']],
    ['on the edge runtime', null, ['edge.mjs']],
  ])('%s', async (_, program, args) => {
    const path = program ? join(folder, 'node_modules', programs[program]) : process.execPath
    const { stdout } = await run(path, args, { cwd: folder, env: { ...env, SHOP: shop } })
    expect(JSON.parse(stdout)).toEqual({
      metadata: 'Chai ☕',
      isListed: true,
      state: 'cancelled',
      redirect: 'ConnectionError',
      refused: 'AuthenticationError',
      event: 'payment.paid',
      forged: 'WebhookVerificationError',
    })
  })
})

describe('the types of @sluice/node hold', () => {
  const compilers = {
    'TypeScript 5.0': 'node_modules/typescript/bin/tsc',
    'TypeScript of this repository': join(root, 'node_modules/typescript/bin/tsc'),
  }
  const settings = [
    ['node16', 'node16'],
    ['nodenext', 'nodenext'],
    ['bundler', 'esnext'],
  ] as const
  test.each(
    Object.entries(compilers).flatMap(([name, path]) =>
      settings.map(([resolution, module]) => ({ name, path, resolution, module })),
    ),
  )('in $name with $resolution', async ({ path, resolution, module }) => {
    const compilerOptions = {
      module,
      moduleResolution: resolution,
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      types: [],
    }
    // The same server, as a module and as CommonJS.
    await cp(join(folder, 'shop.mts'), join(folder, 'shop.cts'))
    const files = resolution === 'bundler' ? ['shop.mts'] : ['shop.mts', 'shop.cts']
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
    const { stdout } = await run(process.execPath, [path, '-p', folder], { cwd: folder }).catch(
      (failure: { stdout: string }) => failure,
    )
    expect(stdout).toBe('')
  })
})
