import { gatewayApi } from './client/gatewayApi.ts'
import { claimRefund, getPublicRefund } from './contract/refunds.ts'
import type { ClaimRefundRequest, PublicRefund } from './contract/refunds.ts'

/** What customers use, without an account. `id` is the last part of the claim link. */
const publicRefundApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    getPublicRefund: build.query<PublicRefund, string>({
      query: (id) => ({ operation: getPublicRefund, params: { id } }),
      rawResponseSchema: getPublicRefund.response,
    }),

    /** Says where the refund is to be sent. The answer replaces what was read. */
    claimRefund: build.mutation<PublicRefund, { id: string } & Partial<ClaimRefundRequest>>({
      query: ({ id, address, code, accepts_contract }) => ({
        operation: claimRefund,
        params: { id },
        body: { address, code, accepts_contract },
      }),
      rawResponseSchema: claimRefund.response,
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }))
        if (!data) return
        void dispatch(publicRefundApi.util.upsertQueryData('getPublicRefund', id, data))
      },
    }),
  }),
})

export const { useGetPublicRefundQuery, useClaimRefundMutation } = publicRefundApi

/** The endpoints, for code outside components. */
export const publicRefundEndpoints = publicRefundApi.endpoints
