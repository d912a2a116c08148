import type { ApiFailure } from '@sluice/api'
import type { ReactNode } from 'react'

import type { Translate } from '../../messages/MessageKey.ts'
import { failureMessage } from './failureMessage.ts'
import { hasCode } from './readFailure.ts'
import { SetWalletFirst } from './WalletMissing.tsx'

/** Why a payment or a payment link was not created, and what to do. */
export function createFailure(failure: ApiFailure, t: Translate): ReactNode {
  if (hasCode(failure, 'wallet_required')) return <SetWalletFirst />
  return failureMessage(failure, 'createLink', t)
}
