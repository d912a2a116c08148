import { createHash, randomBytes } from 'node:crypto'

import { codeSchema, recoveryCodeCount, totpDigits, totpPeriodSeconds } from '@sluice/api/contract'
import type { MerchantId, TotpSetup } from '@sluice/api/contract'
import { Secret, TOTP } from 'otpauth'
import { safeParse } from 'valibot'

import type { Uses } from '../context.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { Failure, fieldFailure } from '../errors/Failure.ts'
import { consume, refund } from '../rateLimits/rateLimiter.ts'
import { reportSecurityChange } from './accountChange.ts'
import {
  countRecoveryCodes,
  removeTotp,
  findTotp,
  markTotpEnabled,
  replaceRecoveryCodes,
  replaceTotp,
  takeRecoveryCode,
  takeTotpStep,
} from './totpRepository.ts'
import type { TotpRow } from './totpRepository.ts'
import { changeLogin, findUser } from './userRepository.ts'
import type { UserRow } from './userRepository.ts'

const issuer = 'Sluice'

/** What every app supports. */
const parameters = {
  algorithm: 'SHA1',
  digits: totpDigits,
  period: totpPeriodSeconds,
} as const

/** Steps that an app's clock may be off. */
const drift = 1

const base32 = 'abcdefghijklmnopqrstuvwxyz234567'

/** 24 letters and digits with 5 random bits each, which is too many to guess even from a hash. */
function createRecoveryCode(): string {
  return Array.from(randomBytes(24), (byte) => base32[byte % 32]).join('')
}

/** As it is shown: in groups, which are easier to type. */
function inGroups(code: string): string {
  return code.replaceAll(/.{6}(?=.)/g, '$&-')
}

/** Not with a key of the vault: a changed secret must not lock merchants out. */
function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}

async function giveRecoveryCodes(tx: Tx, userId: MerchantId): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, createRecoveryCode)
  await replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode))
  return codes.map(inGroups)
}

function appOf(context: Uses<'vault'>, { user_id: userId, secret_ciphertext }: TotpRow): TOTP {
  const secret = context.vault.decrypt('totp', userId, secret_ciphertext)
  return new TOTP({ ...parameters, secret: Secret.fromBase32(secret) })
}

/** Accepts a code of the app once, of this time step, the one before or the one after. */
async function isFreshCode(
  context: Uses<'database' | 'vault' | 'now'>,
  row: TotpRow,
  code: string,
): Promise<boolean> {
  const timestamp = context.now().getTime()
  const app = appOf(context, row)
  const delta = app.validate({ token: code, timestamp, window: drift })
  if (delta === null) return false
  const step = app.counter({ timestamp }) + delta
  return context.database.unitOfWork(({ tx }) => takeTotpStep(tx, row.user_id, step))
}

/** Creates a secret for an app, which is not asked for yet. Fails with `totp_enabled`. */
export async function setUpTotp(
  context: Uses<'database' | 'vault' | 'now'>,
  userId: MerchantId,
): Promise<TotpSetup> {
  const user = await findUser(context.database.db, userId)
  if (!user) throw new Failure('session_invalid')
  const secret = new Secret({ size: 20 })
  const isStored = await context.database.unitOfWork(({ tx }) =>
    replaceTotp(tx, {
      user_id: userId,
      secret_ciphertext: context.vault.encrypt('totp', userId, secret.base32),
      created_at: context.now(),
    }),
  )
  if (!isStored) throw new Failure('totp_enabled')
  const uri = new TOTP({ ...parameters, issuer, label: user.email, secret }).toString()
  return { secret: secret.base32, uri }
}

/** Asks for a code from now on, and returns the recovery codes. Fails with `totp_enabled`, `totp_not_set_up` or an invalid `code`. */
export async function enableTotp(
  context: Uses<'settings' | 'database' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
  code: string,
): Promise<string[]> {
  const totp = await findTotp(context.database.db, userId)
  if (!totp) throw new Failure('totp_not_set_up')
  if (totp.enabled_at) throw new Failure('totp_enabled')
  await consume(context, 'codeByAccount', userId)
  if (!(await isFreshCode(context, totp, code))) {
    throw fieldFailure('code', 'This code is not right. Enter the one that the app shows now')
  }
  await refund(context, 'codeByAccount', userId)
  const codes = await context.database.unitOfWork(async (unit) => {
    // Nobody but the app whose code was checked may be asked for codes.
    if (!(await markTotpEnabled(unit.tx, totp, context.now()))) throw new Failure('totp_not_set_up')
    await changeLogin(unit.tx, userId)
    await reportSecurityChange(context, unit, userId, { change: 'totp_enabled' })
    return giveRecoveryCodes(unit.tx, userId)
  })
  return codes
}

/** Replaces the recovery codes. Fails with `totp_not_set_up`. */
export async function renewRecoveryCodes(
  context: Uses<'database' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
): Promise<string[]> {
  const codes = await context.database.unitOfWork(async (unit) => {
    if (!(await findTotp(unit.tx, userId))?.enabled_at) throw new Failure('totp_not_set_up')
    await reportSecurityChange(context, unit, userId, { change: 'recovery_codes_renewed' })
    return giveRecoveryCodes(unit.tx, userId)
  })
  return codes
}

/** Asks for no code any more. Fails with `totp_not_set_up`. */
export async function disableTotp(
  context: Uses<'database' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
): Promise<void> {
  await context.database.unitOfWork(async (unit) => {
    if (!(await removeTotp(unit.tx, userId))) throw new Failure('totp_not_set_up')
    await changeLogin(unit.tx, userId)
    await reportSecurityChange(context, unit, userId, { change: 'totp_disabled' })
  })
}

/** Since when a code is asked for, and how many recovery codes are left. */
export async function readTotp(
  context: Uses<'database'>,
  userId: MerchantId,
): Promise<{ totp_enabled_at: string | null; recovery_codes_left: number }> {
  const { db } = context.database
  const totp = await findTotp(db, userId)
  return {
    totp_enabled_at: totp?.enabled_at?.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(db, userId),
  }
}

/** What somebody reads who has neither the app nor a code. Nobody but the operator can help. */
const lostWords =
  'This code is not right, or was used before. If you have lost the app and have no recovery code left, contact the operator of this service'

/**
 * Asks for the second factor of an account that has one: a code of the app or a recovery code, each accepted once. Fails
 * with `second_factor_required`, an invalid `code`, or `too_many_requests` after ten wrong ones.
 */
export async function requireCode(
  context: Uses<'settings' | 'database' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  { id: userId }: UserRow,
  code: string | undefined,
): Promise<void> {
  const { db } = context.database
  const totp = await findTotp(db, userId)
  if (!totp?.enabled_at) return
  if (code === undefined) throw new Failure('second_factor_required')
  const { success, output: plainCode } = safeParse(codeSchema, code)
  if (!success) throw fieldFailure('code', 'Enter the 6 digits of the app, or a recovery code')
  await consume(context, 'codeByAccount', userId)
  if (plainCode.length === totpDigits) {
    if (!(await isFreshCode(context, totp, plainCode))) throw fieldFailure('code', lostWords)
  } else {
    await context.database.unitOfWork(async (unit) => {
      if (!(await takeRecoveryCode(unit.tx, userId, hashRecoveryCode(plainCode)))) {
        throw fieldFailure('code', lostWords)
      }
      await reportSecurityChange(context, unit, userId, { change: 'recovery_code_used' })
    })
  }
  await refund(context, 'codeByAccount', userId)
}
