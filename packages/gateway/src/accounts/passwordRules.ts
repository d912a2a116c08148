import { readFileSync } from 'node:fs'

import { limits } from '@sluice/api/contract'

import { fieldFailure } from '../errors/Failure.ts'

const commonPasswords = new Set(
  readFileSync(new URL('commonPasswords/passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
)

/** Refuses a new password that is too short or among the most common ones. Decision 30. */
export function checkNewPassword(field: 'password' | 'new_password', password: string): void {
  if (Array.from(password).length < limits.passwordMin) {
    throw fieldFailure(field, `Password must have at least ${limits.passwordMin} characters`)
  }
  if (commonPasswords.has(password.toLowerCase())) {
    throw fieldFailure(field, 'This password is too common')
  }
}
