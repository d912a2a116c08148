import { gatewayApi } from './client/gatewayApi.ts'
import { listBalanceTransactions } from './contract/balanceTransactions.ts'
import type {
  BalanceTransaction,
  ListBalanceTransactionsQuery,
} from './contract/balanceTransactions.ts'
import { getAttention, getEarnings, getSummary, setFirstSteps } from './contract/dashboard.ts'
import type {
  Attention,
  Earnings,
  FirstSteps,
  GetSummaryQuery,
  Summary,
} from './contract/dashboard.ts'

const dashboardApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** What was received per day of a period. */
    getSummary: build.query<Summary, GetSummaryQuery>({
      query: ({ from_date, to_date }) => ({ operation: getSummary, query: { from_date, to_date } }),
      rawResponseSchema: getSummary.response,
      providesTags: ['Transactions'],
    }),

    /** Everything that was earned, per token, and what it was worth. */
    getEarnings: build.query<Earnings, void>({
      query: () => ({ operation: getEarnings }),
      rawResponseSchema: getEarnings.response,
      providesTags: ['Transactions'],
    }),

    /** One page of what changed the earnings, for reports. */
    listBalanceTransactions: build.query<BalanceTransaction[], ListBalanceTransactionsQuery>({
      query: ({ from_date, to_date, cursor, limit }) => ({
        operation: listBalanceTransactions,
        query: { from_date, to_date, cursor, limit },
      }),
      rawResponseSchema: listBalanceTransactions.response,
      keepUnusedDataFor: 0,
    }),

    /** The first steps, and what went wrong. Read again when anything changes that it tells of. */
    getAttention: build.query<Attention, void>({
      query: () => ({ operation: getAttention }),
      rawResponseSchema: getAttention.response,
      providesTags: ['Attention', 'User', 'Transactions', 'ApiKeys', 'PaymentLinks'],
    }),

    /** Stores where the merchant takes payments, and whether the first steps are done later. */
    setFirstSteps: build.mutation<FirstSteps, FirstSteps>({
      query: ({ places, is_postponed }) => ({
        operation: setFirstSteps,
        body: { places, is_postponed },
      }),
      rawResponseSchema: setFirstSteps.response,
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data }) =>
            dispatch(
              dashboardApi.util.updateQueryData('getAttention', undefined, (shown) => {
                shown.first_steps = data
              }),
            ),
          () => {},
        )
      },
    }),
  }),
})

export const {
  useGetSummaryQuery,
  useGetEarningsQuery,
  useGetAttentionQuery,
  useSetFirstStepsMutation,
} = dashboardApi

/** The endpoints, for code outside components. */
export const dashboardEndpoints = dashboardApi.endpoints
