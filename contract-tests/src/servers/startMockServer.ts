import { createHandlers, createStore, makeIdentityToken, settlePayment } from '@sluice/mocks'
import { setupServer } from 'msw/node'

import { createClock } from './clock.ts'
import type { LinkPurpose, ServerUnderTest } from './ServerUnderTest.ts'

/** The mocks, reached by plain `fetch` like any server. */
export function startMockServer(): Promise<ServerUnderTest> {
  const clock = createClock()
  const store = { ...createStore(), now: clock.now }
  const server = setupServer(...createHandlers(store))
  server.listen({ onUnhandledFrame: 'error' })
  const seen = new Set<string>()
  const unread = (email: string, purpose: LinkPurpose) =>
    store.state.links.find(
      (each) => each.email === email && each.purpose === purpose && !seen.has(each.token),
    )?.token
  let identities = 0
  return Promise.resolve({
    baseUrl: 'http://mocks.invalid',
    hasLink: (email, purpose) => Promise.resolve(unread(email, purpose) !== undefined),
    linkToken: (email, purpose) => {
      const token = unread(email, purpose)
      if (token === undefined) return Promise.reject(new Error(`No ${purpose} link for ${email}`))
      seen.add(token)
      return Promise.resolve(token)
    },
    simulatePayment: (transactionId, outcome) =>
      Promise.resolve(settlePayment(store, transactionId, outcome)),
    identityToken: (identity) => {
      identities += 1
      return Promise.resolve(makeIdentityToken({ ...identity }, `mock-${identities}`))
    },
    travelTo: clock.travelTo,
    stop: () => Promise.resolve(server.close()),
  })
}
