import { readFile } from 'node:fs/promises'

import { describe, expect, it } from 'vitest'

import { capabilityOperations, operations } from './contract/operations.ts'
import { bundle } from './testing/bundle.ts'

const source = new URL('.', import.meta.url).pathname

/** The calls that the browser's client makes; the public API is the merchant's server's, and extras come when wanted. */
const calls = Object.entries(operations)
  .filter(([name, { auth }]) => auth !== 'apiKey' && !(name in capabilityOperations))
  .map(([name]) => name)

function outside(modules: string[], folder: string) {
  return modules.filter((module) => !module.startsWith(`${folder}/`))
}

describe('the entry points', () => {
  it('are named one by one', async () => {
    const manifest: unknown = JSON.parse(await readFile(`${source}../package.json`, 'utf8'))
    expect(manifest).toMatchObject({ sideEffects: false })
    expect(manifest).toHaveProperty('exports', {
      '.': './src/index.ts',
      './contract': './src/contract/index.ts',
      './session': './src/session/index.ts',
      './webhook-extras': './src/webhook/webhookExtrasApi.ts',
    })
  })
})

describe('the contract', () => {
  it('pulls in valibot alone: no React, no Redux', async () => {
    const { modules } = await bundle(`export * from '${source}contract/index.ts'`)
    expect(outside(modules, 'contract')).toEqual(['valibot'])
  })

  it('costs the browser at most 4,000 bytes for every call that it makes, valibot’s own included', async () => {
    const names = [...calls, 'limits', 'messages'].join(', ')
    const { bytes, modules } = await bundle(`export { ${names} } from '${source}contract/index.ts'`)
    expect(modules).toContain('valibot')
    expect(modules).not.toContain('contract/publicApi.ts')
    expect(modules).not.toContain('contract/webhookExtras.ts')
    expect(bytes).toBeLessThanOrEqual(4_000)
  })

  it('costs a form only its own schema', async () => {
    const { modules } = await bundle(
      `export { loginRequestSchema } from '${source}contract/index.ts'`,
    )
    expect(outside(modules, 'contract')).toEqual(['valibot'])
    expect(modules).not.toContain('contract/transactions.ts')
  })
})

describe('the session', () => {
  it('pulls in nothing but itself, the limits and the names of cookies, in at most 1,500 bytes', async () => {
    const { modules, bytes } = await bundle(`export * from '${source}session/index.ts'`)
    expect(outside(modules, 'session')).toEqual(['contract/limits.ts'])
    expect(bytes).toBeLessThanOrEqual(1_500)
  })
})

describe('the calls', () => {
  it('come group by group: a page that logs in carries none of the others', async () => {
    const { modules } = await bundle(
      `export { createGatewayStore, authEndpoints } from '${source}index.ts'`,
    )
    expect(modules).toContain('auth/authApi.ts')
    expect(modules).not.toContain('transactions/transactionsApi.ts')
    expect(modules).not.toContain('apiKeys/apiKeysApi.ts')
    expect(modules).not.toContain('user/userApi.ts')
    expect(modules).not.toContain('webhook/webhookApi.ts')
  })

  it('cost at most 8,000 bytes beside the libraries', async () => {
    const floor = await bundle(`
      export { configureStore, isRejectedWithValue } from '@reduxjs/toolkit'
      export { setupListeners } from '@reduxjs/toolkit/query'
      export { createApi } from '@reduxjs/toolkit/query/react'
    `)
    const whole = await bundle(`export * from '${source}index.ts'`)
    expect(whole.bytes - floor.bytes).toBeLessThanOrEqual(8_000)
  })
})
