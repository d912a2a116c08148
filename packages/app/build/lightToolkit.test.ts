import { build, type Plugin } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { lightToolkit, withoutUnused } from './lightToolkit.ts'

const entry = '\0entry'

/** Says what the store holds of who subscribes to what: while two do, and once one has gone. */
const code = `
  import { configureStore } from '@reduxjs/toolkit'
  import { createApi } from '@reduxjs/toolkit/query'

  export async function subscriptions(wait) {
    const api = createApi({
      baseQuery: (asked) => ({ data: asked }),
      endpoints: (builder) => ({ echo: builder.query({ query: (word) => word }) }),
    })
    const store = configureStore({
      reducer: { api: api.reducer },
      middleware: (defaults) => defaults().concat(api.middleware),
    })
    const held = () => Object.entries(store.getState().api.subscriptions)
      .map(([key, subscribers]) => key + ' ' + Object.keys(subscribers).length)
    const first = store.dispatch(api.endpoints.echo.initiate('one'))
    store.dispatch(api.endpoints.echo.initiate('two'))
    await wait(1_000)
    const both = held()
    first.unsubscribe()
    await wait(120_000)
    return [both, held()]
  }
`

interface Scenario {
  subscriptions: (wait: (milliseconds: number) => Promise<unknown>) => Promise<string[][]>
}

/** The scenario with the library as a build has it. */
async function bundled(plugins: Plugin[]): Promise<Scenario> {
  const start: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === entry ? entry : undefined),
    load: (id) => (id === entry ? code : undefined),
  }
  const result = await build({
    root: `${import.meta.dirname}/../../api`,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [start, plugins],
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  const text = Buffer.from(chunk?.type === 'chunk' ? chunk.code : '').toString('base64')
  const scenario: Scenario = await import(/* @vite-ignore */ `data:text/javascript;base64,${text}`)
  return scenario
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('does with less code what the library does', async () => {
  const [whole, light] = [await bundled([]), await bundled([lightToolkit()])]
  const seen = await light.subscriptions(wait)
  expect(seen).toEqual([['echo("one") 1', 'echo("two") 1'], ['echo("two") 1']])
  expect(seen).toEqual(await whole.subscriptions(wait))
}, 30_000)

test('notices when the library says it in other words', () => {
  expect(() => withoutUnused('enablePatches();')).toThrow('no longer says: buildPollingHandler,')
})
