import { gatewayApi } from './client/gatewayApi.ts'
import { messageResponseSchema } from './contract/messages.ts'
import type { MessageResponse } from './contract/messages.ts'
import {
  cancelWalletChange,
  getWalletChange,
  setSecondWallet,
  undoWalletChange,
} from './contract/walletChange.ts'
import type {
  SetSecondWalletRequest,
  UndoWalletChangeRequest,
  WalletChange,
} from './contract/walletChange.ts'

const walletChangeApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Read again with the merchant, whose wallet it will replace. */
    getWalletChange: build.query<WalletChange, void>({
      query: () => ({ operation: getWalletChange }),
      rawResponseSchema: getWalletChange.response,
      providesTags: ['User'],
    }),

    setSecondWallet: build.mutation<WalletChange, SetSecondWalletRequest>({
      query: ({ wallet_id, accepts_contract }) => ({
        operation: setSecondWallet,
        body: { wallet_id, accepts_contract },
      }),
      rawResponseSchema: setSecondWallet.response,
      invalidatesTags: ['User'],
    }),

    /** After a failure the change is read again: it may apply by now, or be cancelled elsewhere. */
    cancelWalletChange: build.mutation<MessageResponse, void>({
      query: () => ({ operation: cancelWalletChange }),
      rawResponseSchema: messageResponseSchema,
      invalidatesTags: ['User'],
    }),

    /** Each token works once. Ends every session of the merchant. */
    undoWalletChange: build.mutation<MessageResponse, UndoWalletChangeRequest>({
      query: ({ token }) => ({ operation: undoWalletChange, body: { token } }),
      rawResponseSchema: messageResponseSchema,
    }),
  }),
})

export const {
  useGetWalletChangeQuery,
  useSetSecondWalletMutation,
  useCancelWalletChangeMutation,
  useUndoWalletChangeMutation,
} = walletChangeApi

/** The endpoints, for code outside components. */
export const walletChangeEndpoints = walletChangeApi.endpoints
