import { Amount } from '../Amount/Amount.tsx'
import { CopyField } from '../CopyField/CopyField.tsx'
import { Link } from '../Link/Link.tsx'
import { QrCode } from '../QrCode/QrCode.tsx'
import { StateBanner } from '../StateBanner/StateBanner.tsx'
import { CheckoutLayout } from './CheckoutLayout.tsx'

interface PaymentPageProps {
  /** A decimal string. */
  amount: string
  address: string
}

export function PaymentPage({ amount, address }: PaymentPageProps) {
  return (
    <CheckoutLayout
      title="Pay Asha’s Book Shop"
      description="Order 1024: two paperbacks"
      seller="Asha’s Book Shop"
      amount={
        <CopyField label="Amount" value={amount} copyLabel="Copy amount">
          <Amount value={amount} unit="USDT" />
        </CopyField>
      }
      state={<StateBanner tone="waiting" title="Waiting for your payment" />}
      footer={<Link href="/terms">Terms & Conditions</Link>}
    >
      <QrCode value={address} label="QR code of the address" />
      <CopyField label="Address" value={address} copyLabel="Copy address" mono />
    </CheckoutLayout>
  )
}
