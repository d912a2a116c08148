import { environmentOf } from './client/baseQuery.ts'
import { gatewayApi } from './client/gatewayApi.ts'
import {
  addCounterDevice,
  cancelDeviceSale,
  createDeviceSale,
  getDeviceCounter,
  listCounterDevices,
  pairCounterDevice,
  removeCounterDevice,
  unpairCounterDevice,
} from './contract/counterDevices.ts'
import type {
  AddCounterDeviceRequest,
  AddedCounterDevice,
  CounterDevice,
  CreateDeviceSaleRequest,
  DeviceCounter,
  PairCounterDeviceRequest,
  Sale,
} from './contract/counterDevices.ts'
import type { MessageResponse } from './contract/messages.ts'

const counterDevicesApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** The merchant's counter devices. */
    listCounterDevices: build.query<CounterDevice[], void>({
      query: () => ({ operation: listCounterDevices }),
      rawResponseSchema: listCounterDevices.response,
      providesTags: ['CounterDevices'],
    }),

    /** Adds a device and returns the code that pairs it. */
    addCounterDevice: build.mutation<AddedCounterDevice, AddCounterDeviceRequest>({
      query: ({ name, currency, day_limit }) => ({
        operation: addCounterDevice,
        body: { name, currency, day_limit },
      }),
      rawResponseSchema: addCounterDevice.response,
      invalidatesTags: ['CounterDevices'],
    }),

    removeCounterDevice: build.mutation<MessageResponse, { id: string }>({
      query: (params) => ({ operation: removeCounterDevice, params }),
      rawResponseSchema: removeCounterDevice.response,
      invalidatesTags: ['CounterDevices'],
    }),

    /** Exchanges a code for the token of this device. */
    pairCounterDevice: build.mutation<{ token: string }, PairCounterDeviceRequest>({
      query: ({ code }) => ({ operation: pairCounterDevice, body: { code } }),
      rawResponseSchema: pairCounterDevice.response,
      onQueryStarted: (_, { queryFulfilled, extra }) => {
        const { pairing } = environmentOf({ extra })
        queryFulfilled.then(
          ({ data }) => pairing.start(data.token),
          () => {},
        )
      },
    }),

    /** What this device charges in, and its sales of today. */
    getDeviceCounter: build.query<DeviceCounter, void>({
      query: () => ({ operation: getDeviceCounter }),
      rawResponseSchema: getDeviceCounter.response,
      providesTags: ['DeviceSales'],
    }),

    createDeviceSale: build.mutation<Sale, CreateDeviceSaleRequest>({
      query: ({ amount, description }) => ({
        operation: createDeviceSale,
        body: { amount, description },
      }),
      rawResponseSchema: createDeviceSale.response,
      invalidatesTags: ['DeviceSales'],
    }),

    cancelDeviceSale: build.mutation<Sale, string>({
      query: (id) => ({ operation: cancelDeviceSale, params: { id } }),
      rawResponseSchema: cancelDeviceSale.response,
      invalidatesTags: ['DeviceSales'],
    }),

    unpairCounterDevice: build.mutation<MessageResponse, void>({
      query: () => ({ operation: unpairCounterDevice }),
      rawResponseSchema: unpairCounterDevice.response,
      onQueryStarted: (_, { queryFulfilled, extra }) => {
        const { pairing } = environmentOf({ extra })
        queryFulfilled.then(pairing.end, () => {})
      },
    }),
  }),
})

export const {
  useListCounterDevicesQuery,
  useAddCounterDeviceMutation,
  useRemoveCounterDeviceMutation,
  usePairCounterDeviceMutation,
  useGetDeviceCounterQuery,
  useCreateDeviceSaleMutation,
  useCancelDeviceSaleMutation,
  useUnpairCounterDeviceMutation,
} = counterDevicesApi

/** The endpoints, for code outside components. */
export const counterDevicesEndpoints = counterDevicesApi.endpoints
