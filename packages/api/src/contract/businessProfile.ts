import * as v from 'valibot'

import { limits } from './limits.ts'
import type { Operation } from './operation.ts'
import { nameSchema, optionalEmailSchema, optionalText } from './primitives.ts'
import { strictRequest } from './strictRequest.ts'

/** What customers see of a business, beside its name. Each text is empty if the merchant has not given it. */
export const sellerSchema = v.object({
  /** The address of an image. Null if there is none. */
  logo_url: v.nullable(v.string()),
  /** As `#rrggbb`. Null if the merchant has chosen none. */
  color: v.nullable(v.string()),
  contact_email: v.string(),
  contact_phone: v.string(),
  /** Of several lines. */
  address: v.string(),
  /** A GSTIN or another tax number. */
  tax_number: v.string(),
  /** The last words of a receipt, of several lines. */
  receipt_footer: v.string(),
})
export type Seller = v.InferOutput<typeof sellerSchema>

/** What customers see of a merchant who has given nothing. */
export const noSeller: Seller = {
  logo_url: null,
  color: null,
  contact_email: '',
  contact_phone: '',
  address: '',
  tax_number: '',
  receipt_footer: '',
}

/** A merchant's business, as its customers see it. */
export const businessProfileSchema = v.object({ name: v.string(), ...sellerSchema.entries })
export type BusinessProfile = v.InferOutput<typeof businessProfileSchema>

export const businessProfileRequestSchema = strictRequest({
  name: nameSchema('Business Name'),
  color: v.nullable(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/, 'Color must be like #1a2b3c'))),
  contact_email: optionalEmailSchema,
  contact_phone: v.pipe(
    optionalText('Phone', limits.phoneMax),
    v.regex(/^[\p{Nd}\s+().\-/]*$/u, 'Enter a phone number, such as +91 98765 43210'),
  ),
  address: optionalText('Address', limits.addressMax),
  tax_number: optionalText('Tax number', limits.taxNumberMax),
  receipt_footer: optionalText('Receipt footer', limits.receiptFooterMax),
})
export type BusinessProfileRequest = v.InferOutput<typeof businessProfileRequestSchema>

export const getBusinessProfile = {
  method: 'GET',
  path: '/user/business/profile',
  auth: 'bearer',
  tag: 'Business',
  summary: 'Get the business profile',
  description: 'Returns the business as its customers see it at the checkout and on receipts.',
  response: businessProfileSchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation

export const setBusinessProfile = {
  method: 'PUT',
  path: '/user/business/profile',
  auth: 'bearer',
  tag: 'Business',
  summary: 'Change the business profile',
  description:
    'Changes the business as its customers see it. The name must not be one that customers could take for the operator’s.',
  body: businessProfileRequestSchema,
  response: businessProfileSchema,
  errors: ['session_invalid', 'unknown_field', 'not_found'],
} as const satisfies Operation

const logoWords = 'The logo must be a PNG, JPEG or WebP image'

export const setLogo = {
  method: 'PUT',
  path: '/user/business/logo',
  auth: 'bearer',
  tag: 'Business',
  summary: 'Change the logo',
  description:
    'Takes a PNG, JPEG or WebP image of at most 64 kB as a `data:` URL, or null to remove the logo.',
  body: strictRequest({
    image: v.nullable(
      v.pipe(
        v.string(),
        v.regex(/^data:image\/(?:png|jpeg|webp);base64,[\d+/A-Za-z]+={0,2}$/, logoWords),
        v.maxLength(limits.logoMax, 'The logo is too large'),
      ),
    ),
  }),
  response: businessProfileSchema,
  errors: ['session_invalid', 'unknown_field', 'not_found'],
} as const satisfies Operation
