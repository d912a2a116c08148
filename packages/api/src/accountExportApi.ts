import type { Call } from './client/baseQuery.ts'
import { gatewayApi } from './client/gatewayApi.ts'
import { exportAccount } from './contract/accountExport.ts'

const accountExportApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** Hands the file over as it arrives. A mutation, because it is recorded and must be confirmed. */
    exportAccount: build.mutation<null, Required<Pick<Call, 'receive'>>>({
      query: ({ receive }) => ({ operation: exportAccount, receive }),
    }),
  }),
})

export const { useExportAccountMutation } = accountExportApi

/** The endpoints, for code outside components. */
export const accountExportEndpoints = accountExportApi.endpoints
