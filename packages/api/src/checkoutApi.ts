import { gatewayApi } from './client/gatewayApi.ts'
import { getCheckout } from './contract/checkout.ts'
import type { Checkout } from './contract/checkout.ts'
import { getPaymentLink, openPaymentLink } from './contract/publicLinks.ts'
import type { OpenPaymentLinkRequest, PublicLink } from './contract/publicLinks.ts'

/**
 * What customers use, without an account. Changes come from `streamCheckout`, at the URL that `urlOfCall` gives.
 */
const checkoutApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    getCheckout: build.query<Checkout, string>({
      query: (id) => ({ operation: getCheckout, params: { id } }),
      rawResponseSchema: getCheckout.response,
    }),

    getPaymentLink: build.query<PublicLink, string>({
      query: (id) => ({ operation: getPaymentLink, params: { id } }),
      rawResponseSchema: getPaymentLink.response,
    }),

    /** Creates a payment. */
    openPaymentLink: build.mutation<
      { id: string; checkout_url: string },
      { id: string } & OpenPaymentLinkRequest
    >({
      query: ({ id, amount }) => ({
        operation: openPaymentLink,
        params: { id },
        body: { ...(amount !== undefined && { amount }) },
      }),
      rawResponseSchema: openPaymentLink.response,
    }),
  }),
})

export const { useGetCheckoutQuery, useGetPaymentLinkQuery, useOpenPaymentLinkMutation } =
  checkoutApi

/** Puts an answer of `getCheckout` that came by another way into the store. */
export function rememberCheckout(id: string, checkout: Checkout) {
  return checkoutApi.util.upsertQueryEntries([
    { endpointName: 'getCheckout', arg: id, value: checkout },
  ])
}

/** The endpoints, for code outside components. */
export const checkoutEndpoints = checkoutApi.endpoints
