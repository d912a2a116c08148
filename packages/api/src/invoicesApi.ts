import { gatewayApi } from './client/gatewayApi.ts'
import { cancelInvoice, createInvoice, listInvoices, sendInvoice } from './contract/invoices.ts'
import type { CreateInvoiceRequest, Invoice } from './contract/invoices.ts'
import type { ListPaymentLinksQuery } from './contract/links.ts'

const invoicesApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** One page, newest first. Empty past the end. `page` starts at 1. */
    listInvoices: build.query<Invoice[], ListPaymentLinksQuery>({
      query: ({ page, limit }) => ({ operation: listInvoices, query: { page, limit } }),
      rawResponseSchema: listInvoices.response,
      providesTags: ['Invoices'],
    }),

    createInvoice: build.mutation<Invoice, CreateInvoiceRequest>({
      query: (request) => ({
        operation: createInvoice,
        body: {
          number: request.number,
          customer_name: request.customer_name,
          customer_email: request.customer_email,
          currency: request.currency,
          lines: request.lines,
          due_date: request.due_date,
          note: request.note,
        },
      }),
      rawResponseSchema: createInvoice.response,
      invalidatesTags: ['Invoices'],
    }),

    /** Mails it to its customer again. */
    sendInvoice: build.mutation<Invoice, string>({
      query: (id) => ({ operation: sendInvoice, params: { id } }),
      rawResponseSchema: sendInvoice.response,
      invalidatesTags: ['Invoices'],
    }),

    cancelInvoice: build.mutation<Invoice, string>({
      query: (id) => ({ operation: cancelInvoice, params: { id } }),
      rawResponseSchema: cancelInvoice.response,
      invalidatesTags: ['Invoices'],
    }),
  }),
})

export const {
  useListInvoicesQuery,
  useCreateInvoiceMutation,
  useSendInvoiceMutation,
  useCancelInvoiceMutation,
} = invoicesApi

/** The endpoints, for code outside components. */
export const invoicesEndpoints = invoicesApi.endpoints
