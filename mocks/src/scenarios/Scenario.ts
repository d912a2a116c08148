import type { HttpHandler } from 'msw'

import type { MockMerchant, MockStore } from '../store/MockStore.ts'

/** A named situation: what is different from the demo merchant's ordinary day. */
export interface Scenario {
  /** For people who choose it from a list. */
  label: string
  /** Changes what the mocks remember, before the first call. `merchant` is the demo merchant. */
  arrange?: (merchant: MockMerchant, store: MockStore) => void
  /** Answers that come before the ordinary ones. */
  handlers?: () => HttpHandler[]
}
