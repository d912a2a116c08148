import type { ApiFailure } from '@sluice/api'
import { TextLink } from '@sluice/ui'
import type { ReactNode } from 'react'

import { paths } from '../../config/paths.ts'
import type { Translate } from '../../messages/MessageKey.ts'
import { Trans } from '../../messages/Trans.tsx'
import { failureMessage } from './failureMessage.ts'
import { hasCode } from './readFailure.ts'

/** Why a payment or a payment link was not created, and what to do. */
export function createFailure(failure: ApiFailure, t: Translate): ReactNode {
  if (hasCode(failure, 'wallet_required')) {
    return (
      <Trans
        id="paymentLinks.setWallet"
        components={{ link: <TextLink href={paths.settings} /> }}
      />
    )
  }
  return failureMessage(failure, 'createLink', t)
}
