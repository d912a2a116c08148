import { createHandlers, createStore, makeIdentityToken, endPaymentAs } from '@sluice/mocks'
import { setupServer } from 'msw/node'

import { createClock, createFactors, type LinkPurpose, type TestServer } from './server.ts'

/** Starts the mocks; requests reach them with plain `fetch`. */
export function startMocks(): TestServer {
  const clock = createClock()
  const store = { ...createStore(), now: clock.now }
  const server = setupServer(...createHandlers(store))
  server.listen({ onUnhandledFrame: 'error' })
  const read = new Set<string>()
  const unreadToken = (email: string, purpose: LinkPurpose) =>
    store.state.links.find(
      (link) => link.email === email && link.purpose === purpose && !read.has(link.token),
    )?.token
  let identityTokens = 0
  return {
    baseUrl: 'http://mocks.invalid',
    hasLink: async (email, purpose) => unreadToken(email, purpose) !== undefined,
    linkToken: async (email, purpose) => {
      const token = unreadToken(email, purpose)
      if (token === undefined) throw new Error(`No ${purpose} link for ${email}`)
      read.add(token)
      return token
    },
    simulatePayment: async (paymentId, outcome) => endPaymentAs(store, paymentId, outcome),
    identityToken: async (identity) => {
      identityTokens += 1
      return makeIdentityToken({ ...identity }, `mock-${identityTokens}`)
    },
    ...createFactors('http://mocks.invalid', clock.now),
    setTime: clock.setTime,
    stop: async () => server.close(),
  }
}
