import type { FailureTexts } from '../../components/failures/readFailure.ts'

/** Why a transfer could not be verified. */
export const verifyTexts: FailureTexts = {
  codes: {
    transfer_unknown: 'refunds.transferUnknown',
    transfer_not_final: 'refunds.transferNotFinal',
    refund_closed: 'refunds.closed',
    unavailable: 'refunds.networksUnavailable',
    too_many_requests: 'failure.tooManyRequests',
  },
  otherwise: 'refunds.notVerified',
}
