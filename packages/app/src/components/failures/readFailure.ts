import { toApiFailure, type HttpFailure } from '@sluice/api'
import { errors, type ErrorCode } from '@sluice/api/contract'

import type { PlainKey, Translate } from '../../messages/MessageKey.ts'

/** What failed calls say in one situation: messages of the catalogue. */
export interface FailureTexts {
  /** By code. */
  codes?: Partial<Record<ErrorCode, PlainKey>>
  /** By status, if the code has no text. */
  statuses?: Partial<Record<number, PlainKey>>
  /** Below this status the message of the response is shown. */
  serverBelow?: number
  /** The server is busy: 429, and 500 or more. */
  busy?: PlainKey
  /** There was no response, or none that can be read. */
  noAnswer?: PlainKey
  otherwise: PlainKey
}

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

/** What a screen says of a failed call, out of the texts of its situation. */
export function failureText(error: object, texts: FailureTexts, t: Translate): string {
  const failure = toApiFailure(error)
  const { codes, statuses, serverBelow = 0, busy, noAnswer, otherwise } = texts
  if (failure.kind !== 'http') return t(noAnswer ?? otherwise)
  const code = codeOf(failure)
  const own = (code && codes?.[code]) ?? statuses?.[failure.status]
  if (own) return t(own)
  if (failure.message !== undefined && failure.status < serverBelow) return failure.message
  return t((mayPass(failure) ? busy : undefined) ?? otherwise)
}
