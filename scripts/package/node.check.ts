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
    const { stdout } = await run(attw, [tarball, '--profile', 'esm-only', '--format', 'ascii'])
    const answers = stdout.match(/^(?:node16 \(from ESM\)|bundler): .*$/gm) ?? []
    expect(answers).toHaveLength(4)
    expect(answers.filter((answer) => !answer.includes('🟢'))).toEqual([])
  })
})

test('@sluice/node is self-contained: built files only, which import each other and nothing else', async () => {
  const files = await readdir(builtNodeFolder, { recursive: true })
  expect(files.filter((name) => /test|(?<!\.d)\.ts$/i.test(name))).toEqual([])
  for (const name of files.filter((each) => /\.(?:js|ts)$/.test(each))) {
    const source = await readFile(join(builtNodeFolder, name), 'utf8')
    const imports = [...source.matchAll(/(?:from|import)\s*\(?'([^']+)'/g)].map(([, path]) => path)
    expect(imports.filter((path) => !/^\.\/\w+\.js$/.test(path ?? ''))).toEqual([])
  }
})

test.each(['bundler', 'nodenext'])(
  'the types of @sluice/node hold for a server with moduleResolution %s',
  async (moduleResolution) => {
    const compilerOptions = {
      module: moduleResolution === 'bundler' ? 'esnext' : 'nodenext',
      moduleResolution,
      target: 'es2022',
      lib: ['es2022'],
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      types: ['node'],
    }
    await app.write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['shop.ts'] }))
    await app.write(
      'shop.ts',
      `import { RateLimitError, Sluice, verifyWebhook, type Payment, type WebhookEvent } from '@sluice/node'
       const sluice = new Sluice({ apiKey: 'key', baseUrl: 'https://pay.example' })
       export async function pay(): Promise<string> {
         const { transaction_id } = await sluice.payments.create({ amount: '12.50', metadata: 'order 1' })
         const payment: Payment = await sluice.payments.get(transaction_id)
         for await (const { id } of sluice.payments.list({ limit: 100 })) if (id === payment.id) return id
         for await (const page of sluice.payments.list().pages()) return page[0]?.id ?? ''
         return payment.amount
       }
       export async function receive(body: Buffer, headers: Record<string, string | string[] | undefined>) {
         const event: WebhookEvent = await verifyWebhook(body, headers, 'whsec_')
         if (event.type === 'payment.paid') return event.data.id
         // @ts-expect-error There is no such event.
         return event.type === 'transaction.lost'
       }
       export const seconds = (error: unknown) => error instanceof RateLimitError ? error.retryAfter : null
       // @ts-expect-error An amount is required.
       void sluice.payments.create({ metadata: 'order 1' })`,
    )
    const compiler = join(root, 'node_modules/.bin/tsc')
    const { stdout } = await run(compiler, ['-p', app.folder]).catch(
      (failure: { stdout: string }) => failure,
    )
    expect(stdout).toBe('')
  },
)

// The Node of the machine may be older than the one that runs the tests, which comes with the repository.
test.each(['/usr/bin/node', '/usr/local/bin/node', process.execPath])(
  '@sluice/node runs on %s, where there is one',
  async (program) => {
    await app.write(
      'run.js',
      `import { Sluice, SluiceError, verifyWebhook } from '@sluice/node'
       const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
       const headers = {
         'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
         'webhook-timestamp': '1614265330',
         'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
       }
       const now = new Date(1614265330000)
       const event = await verifyWebhook('{"test": 2432232314}', headers, secret, { now })
       const sluice = new Sluice({ apiKey: 'key', baseUrl: 'http://127.0.0.1:1', maxRetries: 1 })
       const failure = await sluice.payments.get('x').catch((error) => error)
       console.log(JSON.stringify([event.id, failure instanceof SluiceError, failure.name]))`,
    )
    const result = await run(program, [join(app.folder, 'run.js')]).catch(
      (failure: { code: string; stdout: string }) => failure,
    )
    if ('code' in result && result.code === 'ENOENT') return
    expect(JSON.parse(result.stdout)).toEqual([
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      true,
      'ConnectionError',
    ])
  },
)
