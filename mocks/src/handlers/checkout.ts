import { readCheckout } from '../store/checkout.ts'
import { endDuePayments } from '../store/payments.ts'
import { defineHandler, defineStream } from './defineHandler.ts'

const getCheckout = defineHandler('getCheckout', ({ store, params }) =>
  readCheckout(store, params.id),
)

const streamCheckout = defineStream('streamCheckout', ({ store, params }) => {
  readCheckout(store, params.id)
  return () => {
    endDuePayments(store)
    return readCheckout(store, params.id)
  }
})

/** What customers see of a payment. */
export const checkoutHandlers = [getCheckout, streamCheckout]
