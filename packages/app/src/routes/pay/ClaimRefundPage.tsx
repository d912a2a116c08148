import { useParams } from 'react-router-dom'

import { ClaimRefund } from '../../features/claimRefund/ClaimRefund.tsx'

/** `/pay/refund/{claim}` */
export function ClaimRefundPage() {
  const { id = '' } = useParams()
  return <ClaimRefund key={id} claim={id} />
}
