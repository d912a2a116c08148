import { toApiFailure, type HttpFailure } from '@sluice/api'
import { errors, type ErrorCode } from '@sluice/api/contract'

import type { Translate } from '../../messages/MessageKey.ts'
import { failureTexts, type FailureTexts, type Situation } from './failureTexts.ts'

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errors, code)
}

/** The error's code. A response without one has the code whose status and message are the same. */
function codeOf({ code, status, message }: HttpFailure): ErrorCode | undefined {
  if (code !== undefined && isErrorCode(code)) return code
  return Object.keys(errors)
    .filter(isErrorCode)
    .find((each) => errors[each].status === status && errors[each].message === message)
}

/** Whether a call failed with this code. */
export function hasCode(error: object, code: ErrorCode): boolean {
  const failure = toApiFailure(error)
  return failure.kind === 'http' && codeOf(failure) === code
}

/** Whether the same call may succeed later: no response came, or the server is busy. */
export function mayPass(error: object): boolean {
  const failure = toApiFailure(error)
  return failure.kind !== 'http' || failure.status === 429 || failure.status >= 500
}

/** What a screen says of a failed call. */
export function failureMessage(error: object, situation: Situation, t: Translate): string {
  const failure = toApiFailure(error)
  const {
    codes,
    statuses,
    serverBelow = 0,
    busy,
    noAnswer,
    otherwise,
  }: FailureTexts = failureTexts[situation]
  if (failure.kind !== 'http') return t(noAnswer ?? otherwise)
  const code = codeOf(failure)
  const own = (code && codes?.[code]) ?? statuses?.[failure.status]
  if (own) return t(own)
  if (failure.message !== undefined && failure.status < serverBelow) return failure.message
  return t((mayPass(failure) ? busy : undefined) ?? otherwise)
}
