import { randomUUID } from 'node:crypto'

import type { BusinessProfile, BusinessProfileRequest, MerchantId } from '@sluice/api/contract'

import { recordAudit } from '../audit/auditService.ts'
import type { Uses } from '../context.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { Failure, fieldFailure } from '../errors/Failure.ts'
import { isUuid } from '../security/random.ts'
import {
  changeBusiness,
  deleteLogo,
  findBusiness,
  findLogo,
  nameBusiness,
  storeLogo,
} from './businessRepository.ts'
import { imitates } from './imitates.ts'
import { sellerMembers } from './sellerMembers.ts'

function checkName({ settings }: Uses<'settings'>, name: string): void {
  if (imitates(name, settings.reserved_names)) {
    throw fieldFailure('name', 'This name can be mistaken for that of the operator')
  }
}

/**
 * Sets the business name once. The same name again is accepted. Fails with `business_exists`, or an invalid `name` if it is one
 * that customers could take for the operator's.
 */
export async function addMerchantBusiness(
  context: Uses<'settings' | 'database' | 'now' | 'origin'>,
  userId: MerchantId,
  name: string,
): Promise<void> {
  checkName(context, name)
  const kept = await context.database.unitOfWork(async ({ tx }) => {
    const business = await nameBusiness(tx, userId, name, context.now())
    if (business.isNew) {
      const detail = { name }
      await recordAudit(context, tx, { user_id: userId, action: 'business_added', detail })
    }
    return business
  })
  if (kept.name !== name) throw new Failure('business_exists')
}

/** The business as its customers see it. Null if the merchant has none. */
export async function findProfile(
  context: Uses<'database' | 'publicUrl'>,
  userId: MerchantId,
): Promise<BusinessProfile | null> {
  const row = await findBusiness(context.database.db, userId)
  return row && { name: row.business_name, ...sellerMembers(context, row) }
}

/** The business as its customers see it. Fails with `not_found`, if the merchant has none. */
export async function readProfile(
  context: Uses<'database' | 'publicUrl'>,
  userId: MerchantId,
): Promise<BusinessProfile> {
  const profile = await findProfile(context, userId)
  if (!profile) throw new Failure('not_found')
  return profile
}

/** Changes the business as its customers see it. Fails with `not_found`, or an invalid `name`. */
export async function changeProfile(
  context: Uses<'settings' | 'database' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
  { color, ...texts }: BusinessProfileRequest,
): Promise<BusinessProfile> {
  checkName(context, texts.name)
  await context.database.unitOfWork(async ({ tx }) => {
    const isThere = await changeBusiness(tx, userId, { ...texts, color: color ?? '' })
    if (!isThere) throw new Failure('not_found')
    const detail = { name: texts.name }
    await recordAudit(context, tx, { user_id: userId, action: 'business_changed', detail })
  })
  return readProfile(context, userId)
}

/** Removes how to reach a merchant, whose account is closed. Receipts keep the rest. */
export async function forgetContact(tx: Tx, userId: MerchantId): Promise<void> {
  await changeBusiness(tx, userId, { contact_email: '', contact_phone: '' })
}

/** What the files of each kind of image begin with. */
const beginnings: Readonly<Record<string, string>> = {
  'image/png': '\u0089PNG\r\n',
  'image/jpeg': '\u00ff\u00d8\u00ff',
  'image/webp': 'RIFF',
}

function isImage(type: string, data: string): boolean {
  const beginning = beginnings[type]
  return (
    beginning !== undefined && Buffer.from(data, 'base64').toString('latin1').startsWith(beginning)
  )
}

/**
 * Changes or removes the logo, a `data:` URL. Fails with `not_found`, or an invalid `image` if it is not what it says, such as
 * a script.
 */
export async function changeLogo(
  context: Uses<'database' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
  image: string | null,
): Promise<BusinessProfile> {
  const [, type = '', data = ''] = /^data:(.+);base64,(.+)$/.exec(image ?? '') ?? []
  if (image !== null && !isImage(type, data)) {
    throw fieldFailure('image', 'The logo must be a PNG, JPEG or WebP image')
  }
  const logo_id = image === null ? null : randomUUID()
  await context.database.unitOfWork(async ({ tx }) => {
    const isThere = await changeBusiness(tx, userId, { logo_id })
    if (!isThere) throw new Failure('not_found')
    if (logo_id === null) await deleteLogo(tx, userId)
    else await storeLogo(tx, { user_id: userId, id: logo_id, type, data })
    await recordAudit(context, tx, { user_id: userId, action: 'logo_changed' })
  })
  return readProfile(context, userId)
}

/** A logo, for anybody. Null if there is none. */
export async function readLogo(
  { database }: Uses<'database'>,
  id: string,
): Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> } | null> {
  const logo = isUuid(id) ? await findLogo(database.db, id) : null
  return logo && { type: logo.type, bytes: Uint8Array.from(Buffer.from(logo.data, 'base64')) }
}
