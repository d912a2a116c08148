import { useParams } from 'react-router-dom'

import { Checkout } from '../../features/checkout/Checkout.tsx'

/** `/pay/{id}` */
export function CheckoutPage() {
  const { id = '' } = useParams()
  return <Checkout key={id} id={id} />
}
