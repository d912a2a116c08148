import { limits } from '@sluice/api/contract'
import { Secret, TOTP } from 'otpauth'

import { ApiError, fieldError } from '../http/ApiError.ts'
import type { MockMerchant, MockStore, MockTotp } from './MockStore.ts'

/** What the app that was set up with this secret shows at a time. */
export function totpCode(secret: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

/** Accepts a code of the app once, of this time step, the one before or the one after. */
export function takeCode({ now }: MockStore, totp: MockTotp, code: string): boolean {
  const app = new TOTP({ secret: Secret.fromBase32(totp.secret) })
  const timestamp = now()
  const delta = app.validate({ token: code, timestamp, window: 1 })
  const step = app.counter({ timestamp }) + (delta ?? 0)
  if (delta === null || step <= totp.last_step) return false
  totp.last_step = step
  return true
}

/** Asks for the second factor of an account that has one. */
export function requireCode(
  store: MockStore,
  merchant: MockMerchant,
  code: string | undefined,
): void {
  if (!merchant.totp?.enabled_at) return
  if (code === undefined) throw new ApiError('second_factor_required')
  const isRecoveryCode = merchant.recovery_codes.includes(code)
  if (isRecoveryCode) {
    merchant.recovery_codes = merchant.recovery_codes.filter((each) => each !== code)
  } else if (code.length !== limits.totpDigits || !takeCode(store, merchant.totp, code)) {
    throw fieldError(
      'code',
      'This code is not right, or was used before. If you have lost the app and have no recovery code left, contact the operator of this service',
    )
  }
}
