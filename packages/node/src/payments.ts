import type {
  CreatePaymentParams,
  CreatedPayment,
  ListParams,
  ListedPayment,
  Payment,
} from './contract.ts'
import type { Client, RequestOptions } from './createClient.ts'
import { createPaymentList, readNextCursor } from './PaymentList.ts'
import type { PaymentList } from './PaymentList.ts'
import { queryOf } from './queryOf.ts'

/** Which payments to list. */
export type ListPaymentsParams = Omit<ListParams, 'page'>

type ReadOptions = Omit<RequestOptions, 'idempotencyKey'>

/** The calls for payments. */
export interface Payments {
  /** Creates a payment. Send the customer to its `checkout_url`. */
  create: (params: CreatePaymentParams, options?: RequestOptions) => Promise<CreatedPayment>
  /** Returns a payment as it stands now. */
  get: (id: string, options?: ReadOptions) => Promise<Payment>
  /** Lists payments, newest first. */
  list: (params?: ListPaymentsParams, options?: ReadOptions) => PaymentList<ListedPayment>
  /** Cancels a payment that nothing was paid to. Repeating the call has no effect. */
  cancel: (id: string, options?: RequestOptions) => Promise<Payment>
  /** Accepts held money: the payment is paid and the money is credited. Repeating the call has no effect. */
  accept: (id: string, options?: RequestOptions) => Promise<Payment>
  /** Has the money at the deposit address forwarded now. Repeating the call has no effect. */
  forward: (id: string, options?: RequestOptions) => Promise<Payment>
}

export function createPayments(client: Client): Payments {
  return {
    create: async (params, options) => {
      const path = '/pay/api/transaction/create'
      return (await client<CreatedPayment>({ method: 'POST', path, body: params }, options)).data
    },
    get: async (id, options) => {
      const path = `/pay/api/transaction/status/${encodeURIComponent(id)}`
      return (await client<Payment>({ method: 'GET', path }, options)).data
    },
    cancel: async (id, options) => {
      const path = `/pay/api/transaction/cancel/${encodeURIComponent(id)}`
      return (await client<Payment>({ method: 'POST', path }, options)).data
    },
    accept: async (id, options) => {
      const path = `/v1/payments/${encodeURIComponent(id)}/accept`
      return (await client<Payment>({ method: 'POST', path }, options)).data
    },
    forward: async (id, options) => {
      const path = `/v1/payments/${encodeURIComponent(id)}/forward`
      return (await client<Payment>({ method: 'POST', path }, options)).data
    },
    list: ({ cursor: first, ...filter } = {}, options = {}) =>
      createPaymentList(first, async (cursor) => {
        const path = `/pay/api/transaction/view?${queryOf({ ...filter, cursor })}`
        const { data, headers } = await client<ListedPayment[]>({ method: 'GET', path }, options)
        return { items: data, next: readNextCursor(headers.get('link')) }
      }),
  }
}
