import { toApiFailure } from '@sluice/api'
import { errors } from '@sluice/api/contract'

/** Why nothing was sent: the webhook is disabled, or else what the caller says. */
export function sendErrorMessage(error: unknown, otherwise: string): string {
  const failure = toApiFailure(error)
  const isDisabled = failure?.kind === 'http' && failure.code === 'webhook_disabled'
  return isDisabled ? errors.webhook_disabled.message : otherwise
}
