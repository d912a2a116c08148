import { gatewayApi } from './client/gatewayApi.ts'
import { getBusinessProfile, setBusinessProfile, setLogo } from './contract/businessProfile.ts'
import type { BusinessProfile, BusinessProfileRequest } from './contract/businessProfile.ts'

const businessProfileApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** The business as its customers see it. */
    getBusinessProfile: build.query<BusinessProfile, void>({
      query: () => ({ operation: getBusinessProfile }),
      rawResponseSchema: getBusinessProfile.response,
      providesTags: ['BusinessProfile'],
    }),

    /** Also the name of the business, which is part of the user. */
    setBusinessProfile: build.mutation<BusinessProfile, BusinessProfileRequest>({
      query: (profile) => ({
        operation: setBusinessProfile,
        body: {
          name: profile.name,
          color: profile.color,
          contact_email: profile.contact_email,
          contact_phone: profile.contact_phone,
          address: profile.address,
          tax_number: profile.tax_number,
          receipt_footer: profile.receipt_footer,
        },
      }),
      rawResponseSchema: setBusinessProfile.response,
      invalidatesTags: ['BusinessProfile', 'User'],
    }),

    /** Null removes it. */
    setLogo: build.mutation<BusinessProfile, { image: string | null }>({
      query: ({ image }) => ({ operation: setLogo, body: { image } }),
      rawResponseSchema: setLogo.response,
      invalidatesTags: ['BusinessProfile'],
    }),
  }),
})

export const { useGetBusinessProfileQuery, useSetBusinessProfileMutation, useSetLogoMutation } =
  businessProfileApi

/** The endpoints, for code outside components. */
export const businessProfileEndpoints = businessProfileApi.endpoints
