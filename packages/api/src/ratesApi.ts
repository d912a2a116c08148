import { gatewayApi } from './client/gatewayApi.ts'
import { listRates } from './contract/rates.ts'
import type { ListRatesQuery, Rate } from './contract/rates.ts'

const ratesApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** The currencies that a price can be in, each with its rate. */
    listRates: build.query<Rate[], ListRatesQuery>({
      query: ({ currency }) => ({ operation: listRates, query: { currency } }),
      rawResponseSchema: listRates.response,
    }),
  }),
})

export const { useListRatesQuery } = ratesApi

/** The endpoints, for code outside components. */
export const ratesEndpoints = ratesApi.endpoints
