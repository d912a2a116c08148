import type { PublicRefund } from '@sluice/api/contract'
import { Button, StateBanner } from '@sluice/ui'
import { useState } from 'react'

import { useText } from '../../messages/TextProvider.tsx'
import { ClaimForm } from './ClaimForm.tsx'
import * as css from './ClaimRefund.css.ts'

/** A refund that has an address, which can be corrected until the seller pays. */
export function Claimed({ claim, refund }: { claim: string; refund: PublicRefund }) {
  const t = useText()
  const [isChanging, setChanging] = useState(false)
  return (
    <div className={css.claimed}>
      <StateBanner tone="waiting" title={t('claim.claimedTitle')} message={t('claim.claimed')}>
        <span className={css.address} translate="no" dir="ltr">
          {refund.address}
        </span>
      </StateBanner>
      {!refund.is_open && <p className={css.note}>{t('claim.paying')}</p>}
      {refund.is_open && !isChanging && (
        <Button tone="secondary" wide onClick={() => setChanging(true)}>
          {t('claim.change')}
        </Button>
      )}
      {refund.is_open && isChanging && (
        <ClaimForm claim={claim} refund={refund} onDone={() => setChanging(false)} />
      )}
    </div>
  )
}
