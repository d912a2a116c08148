import { gatewayApi } from './client/gatewayApi.ts'
import { getPaymentPolicy, setPaymentPolicy } from './contract/paymentPolicy.ts'
import type { PaymentPolicy, PaymentPolicyRequest } from './contract/paymentPolicy.ts'

const paymentPolicyApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the merchant has decided for new payments. */
    getPaymentPolicy: build.query<PaymentPolicy, void>({
      query: () => ({ operation: getPaymentPolicy }),
      rawResponseSchema: getPaymentPolicy.response,
      providesTags: ['PaymentPolicy'],
    }),

    /** After a failure the policy is read again: it may have been changed elsewhere. */
    setPaymentPolicy: build.mutation<PaymentPolicy, PaymentPolicyRequest>({
      query: (policy) => ({
        operation: setPaymentPolicy,
        body: {
          underpayment_percent: policy.underpayment_percent,
          underpayment_max: policy.underpayment_max,
          overpayment_percent: policy.overpayment_percent,
          overpayment_max: policy.overpayment_max,
          dust: policy.dust,
          grace_minutes: policy.grace_minutes,
          accepts_late: policy.accepts_late,
          longest_wait_hours: policy.longest_wait_hours,
          accepted_tokens: policy.accepted_tokens,
          spread_percent: policy.spread_percent,
          home_currency: policy.home_currency,
        },
      }),
      rawResponseSchema: setPaymentPolicy.response,
      invalidatesTags: ['PaymentPolicy'],
    }),
  }),
})

export const { useGetPaymentPolicyQuery, useSetPaymentPolicyMutation } = paymentPolicyApi

/** The endpoints, for code outside components. */
export const paymentPolicyEndpoints = paymentPolicyApi.endpoints
