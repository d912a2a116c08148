import type { AdapterFactory, AdapterPayload } from 'oidc-provider'

const nothing = () => Promise.resolve(undefined)

/**
 * What the provider keeps between two requests of one sign-in, in this process. It keeps no sessions: every window asks
 * anew who one is, so that one can be somebody else each time, and in two windows at once.
 */
export function createMemoryAdapter(): AdapterFactory {
  const kept = new Map<string, { payload: AdapterPayload; until: number }>()

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`
    return {
      upsert: (id, payload, expiresIn = 600) => {
        const now = Date.now()
        for (const [key, { until }] of kept) if (until < now) kept.delete(key)
        if (model !== 'Session') kept.set(keyOf(id), { payload, until: now + expiresIn * 1000 })
        return Promise.resolve()
      },
      find: (id) => {
        const found = kept.get(keyOf(id))
        return Promise.resolve(found && found.until >= Date.now() ? found.payload : undefined)
      },
      destroy: (id) => {
        kept.delete(keyOf(id))
        return Promise.resolve()
      },
      findByUserCode: nothing,
      findByUid: nothing,
      consume: nothing,
      revokeByGrantId: nothing,
    }
  }
}
