import { asDecimal, limits } from '@sluice/api/contract'
import type {
  AddCounterDeviceRequest,
  AddedCounterDevice,
  CounterDevice,
  CounterDeviceId,
  DeviceCounter,
  MerchantId,
} from '@sluice/api/contract'

import { reportChange } from '../accounts/accountChange.ts'
import { shareAccount } from '../accounts/accountLock.ts'
import { recordAudit } from '../audit/auditService.ts'
import { findProfile } from '../business/businessService.ts'
import type { Uses } from '../context.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { Failure } from '../errors/Failure.ts'
import { listDeviceSales } from '../payments/sales.ts'
import { consume, refund } from '../rateLimits/rateLimiter.ts'
import { currenciesFor } from '../payments/price.ts'
import { isUuid, randomCode, randomText, uuidv7 } from '../security/random.ts'
import {
  deleteUnpaired,
  findCodeOwner,
  findCounterDevices,
  findDeviceByToken,
  insertCounterDevice,
  lockDeviceRow,
  noteDeviceUse,
  removeDeviceRows,
  takeCode,
} from './deviceRepository.ts'
import type { CounterDeviceRow } from './deviceRepository.ts'

export type { CounterDeviceRow } from './deviceRepository.ts'

function toDevice(row: CounterDeviceRow): CounterDevice {
  const { id, name, currency, day_limit, device } = row
  return {
    id,
    name,
    currency,
    day_limit,
    device,
    created_at: row.created_at.toISOString(),
    paired_at: row.paired_at?.toISOString() ?? null,
    code_expires_at: row.code_expires_at?.toISOString() ?? null,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
  }
}

/** The merchant's devices that are paired or can be, newest first. */
export async function listDevices(
  context: Uses<'database' | 'now'>,
  userId: MerchantId,
): Promise<CounterDevice[]> {
  const rows = await findCounterDevices(context.database.db, userId, context.now())
  return rows.map(toDevice)
}

/**
 * Adds a device and returns the code that pairs it. Fails with `too_many_devices`, and with `validation_failed` for an unknown
 * currency.
 */
export async function addDevice(
  context: Uses<'database' | 'networks' | 'rates' | 'vault' | 'now' | 'origin'>,
  userId: MerchantId,
  { name, currency, day_limit }: AddCounterDeviceRequest,
): Promise<AddedCounterDevice> {
  await currenciesFor(context, currency, asDecimal('0'))
  const now = context.now()
  const code = randomCode(limits.pairingCodeLength)
  return context.database.unitOfWork(async ({ tx }) => {
    await deleteUnpaired(tx, userId, now)
    const existing = await findCounterDevices(tx, userId, now)
    if (existing.length >= limits.maxCounterDevices) throw new Failure('too_many_devices')
    const row = await insertCounterDevice(tx, {
      id: uuidv7(now),
      user_id: userId,
      name,
      currency,
      day_limit: day_limit ?? null,
      created_at: now,
      code_hash: context.vault.hash('pairing code', code),
      code_expires_at: new Date(now.getTime() + limits.pairingMinutes * 60_000),
    })
    await recordAudit(context, tx, { user_id: userId, action: 'device_added', detail: { name } })
    return { ...toDevice(row), code }
  })
}

/** Exchanges a code for the token of its device. Fails with `pairing_code_invalid` or `too_many_requests`. */
export async function pairDevice(
  context: Uses<'settings' | 'database' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  code: string,
): Promise<string> {
  const { address, device } = context.origin
  // Counted first, so that parallel guesses all count.
  await consume(context, 'pairingByAddress', address)
  const now = context.now()
  const hash = context.vault.hash('pairing code', code)
  const token = randomText(43)
  const isPaired = await context.database.unitOfWork(async (unit) => {
    const owner = await findCodeOwner(unit.tx, hash, now)
    if (!owner || !(await shareAccount(unit.tx, owner))) return false
    const token_hash = context.vault.hash('counter device', token)
    const paired = await takeCode(unit.tx, hash, now, { token_hash, device })
    if (!paired) return false
    const detail = { name: paired.name }
    await reportChange(context, unit, { user_id: owner, action: 'device_paired', detail })
    return true
  })
  if (!isPaired) throw new Failure('pairing_code_invalid')
  await refund(context, 'pairingByAddress', address)
  return token
}

/** How long a device's last use may be written late, so that most calls write nothing. */
const lastSeenMs = 5 * 60_000

/** The paired device with a token; null for any other token. Notes that it was used. */
export async function findDevice(
  context: Uses<'database' | 'vault' | 'now'>,
  token: string,
): Promise<CounterDeviceRow | null> {
  const now = context.now()
  const hash = context.vault.hash('counter device', token)
  const device = await findDeviceByToken(context.database.db, hash, now)
  if (device && now.getTime() - (device.last_seen_at?.getTime() ?? 0) >= lastSeenMs) {
    await context.database.unitOfWork(({ tx }) => noteDeviceUse(tx, device.id, now))
  }
  return device
}

/**
 * Locks a device until the unit ends, so that its calls change one thing after the other. Fails with `device_invalid` if it was
 * removed meanwhile, or the account closed.
 */
export async function lockDevice(
  tx: Tx,
  { id, user_id }: Pick<CounterDeviceRow, 'id' | 'user_id'>,
): Promise<void> {
  const isOpen = await shareAccount(tx, user_id)
  if (!isOpen || !(await lockDeviceRow(tx, id))) throw new Failure('device_invalid')
}

/** Removes a device, which can make no more calls. Fails with `not_found`, also for another merchant's device. */
export async function removeDevice(
  context: Uses<'database' | 'now' | 'origin'>,
  userId: MerchantId,
  id: CounterDeviceId,
): Promise<void> {
  await context.database.unitOfWork(async ({ tx }) => {
    const [removed] = isUuid(id) ? await removeDeviceRows(tx, userId, context.now(), id) : []
    if (!removed) throw new Failure('not_found')
    const detail = { name: removed.name }
    await recordAudit(context, tx, { user_id: userId, action: 'device_removed', detail })
  })
}

/** Removes every device of a merchant. */
export async function removeAllDevices(
  context: Uses<'now'>,
  tx: Tx,
  userId: MerchantId,
): Promise<void> {
  await removeDeviceRows(tx, userId, context.now())
}

/** What a device knows. */
export async function readDeviceCounter(
  context: Uses<'database' | 'networks' | 'publicUrl' | 'now'>,
  device: CounterDeviceRow,
): Promise<DeviceCounter> {
  const { name, currency, day_limit, user_id } = device
  const [business, sales] = await Promise.all([
    findProfile(context, user_id),
    listDeviceSales(context, device),
  ])
  return { name, business_name: business?.name ?? '', currency, day_limit, sales }
}
