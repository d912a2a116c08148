import type {
  CreateRefundParams,
  ListRefundsParams,
  Refund,
  RefundPage,
  RefundPayment,
} from './contract.ts'
import type { Client, RequestOptions } from './createClient.ts'
import { createPaymentList } from './PaymentList.ts'
import type { PaymentList } from './PaymentList.ts'
import { queryOf } from './queryOf.ts'

type ReadOptions = Omit<RequestOptions, 'idempotencyKey'>

/** The calls for refunds. */
export interface Refunds {
  /** Creates a refund. Send the customer to its `claim_url`, unless you gave their email. */
  create: (params: CreateRefundParams, options?: RequestOptions) => Promise<Refund>
  /** Returns a refund as it stands now. */
  get: (id: string, options?: ReadOptions) => Promise<Refund>
  /** Lists refunds, newest first. */
  list: (params?: ListRefundsParams, options?: ReadOptions) => PaymentList<Refund>
  /** Withdraws a refund for which no transfer was seen. Repeating the call has no effect. */
  cancel: (id: string, options?: RequestOptions) => Promise<Refund>
  /** Looks for the transfer of a refund by its hash. A hash alone proves nothing: look at the state. */
  verify: (
    id: string,
    params: { hash: string; accepts_sender?: boolean | undefined },
    options?: RequestOptions,
  ) => Promise<Refund>
  /** Returns what a wallet needs, and keeps the customer from changing the address for 30 minutes. Moves no money. */
  pay: (id: string, params: { address: string }, options?: RequestOptions) => Promise<RefundPayment>
}

function pathOf(id: string): string {
  return `/v1/refunds/${encodeURIComponent(id)}`
}

export function createRefunds(client: Client): Refunds {
  return {
    create: async (params, options) =>
      (await client<Refund>({ method: 'POST', path: '/v1/refunds', body: params }, options)).data,
    get: async (id, options) =>
      (await client<Refund>({ method: 'GET', path: pathOf(id) }, options)).data,
    cancel: async (id, options) =>
      (await client<Refund>({ method: 'POST', path: `${pathOf(id)}/cancel` }, options)).data,
    verify: async (id, params, options) => {
      const request = { method: 'POST', path: `${pathOf(id)}/verify`, body: params } as const
      return (await client<Refund>(request, options)).data
    },
    pay: async (id, params, options) => {
      const request = { method: 'POST', path: `${pathOf(id)}/pay`, body: params } as const
      return (await client<RefundPayment>(request, options)).data
    },
    list: ({ cursor: first, ...filter } = {}, options = {}) =>
      createPaymentList(first, async (cursor) => {
        const path = `/v1/refunds?${queryOf({ ...filter, cursor })}`
        const { data } = await client<RefundPage>({ method: 'GET', path }, options)
        return { items: data.data, next: data.next_cursor ?? undefined }
      }),
  }
}
