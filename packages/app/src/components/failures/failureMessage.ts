import type { Translate } from '../../messages/MessageKey.ts'
import { failureTexts, type Situation } from './failureTexts.ts'
import { failureText } from './readFailure.ts'

/** What a screen of a merchant or a guest says of a failed call. Pages of customers have their own texts. */
export function failureMessage(error: object, situation: Situation, t: Translate): string {
  return failureText(error, failureTexts[situation], t)
}
