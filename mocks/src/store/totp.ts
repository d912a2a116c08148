import { codeSchema, totpDigits } from '@sluice/api/contract'
import { Secret, TOTP } from 'otpauth'
import { safeParse } from 'valibot'

import { ApiError, fieldError } from '../http/ApiError.ts'
import type { MockMerchant, MockStore, MockTotp } from './MockStore.ts'

/** What the app that was set up with this secret shows at a time. */
export function totpCode(secret: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

/** Whether the app shows a code now, or did a moment ago. */
export function isCodeOf({ now }: MockStore, { secret }: MockTotp, code: string): boolean {
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  return app.validate({ token: code, timestamp: now(), window: 1 }) !== null
}

/** Asks for the second factor of an account that has one. */
export function requireCode(
  store: MockStore,
  merchant: MockMerchant,
  code: string | undefined,
): void {
  if (!merchant.totp?.enabled_at) return
  if (code === undefined) throw new ApiError('second_factor_required')
  const { success, output: plainCode } = safeParse(codeSchema, code)
  if (!success) throw fieldError('code', 'Enter the 6 digits of the app, or a recovery code')
  const isRecoveryCode = merchant.recovery_codes.includes(plainCode)
  if (isRecoveryCode) {
    merchant.recovery_codes = merchant.recovery_codes.filter((each) => each !== plainCode)
  } else if (plainCode.length !== totpDigits || !isCodeOf(store, merchant.totp, plainCode)) {
    throw fieldError(
      'code',
      'This code is not right, or was used before. If you have lost the app and have no recovery code left, contact the operator of this service',
    )
  }
}
