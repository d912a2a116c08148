import { Amount } from '../Amount/Amount.tsx'
import { CopyField } from '../CopyField/CopyField.tsx'
import { Link } from '../Link/Link.tsx'
import { QrCode } from '../QrCode/QrCode.tsx'
import { StateBanner } from '../StateBanner/StateBanner.tsx'
import { CheckoutLayout } from './CheckoutLayout.tsx'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

export function PaymentPage() {
  return (
    <CheckoutLayout
      title="Pay Asha’s Book Shop"
      description="Order 1024: two paperbacks"
      seller="Asha’s Book Shop"
      amount={
        <CopyField label="Amount" value="12.50" copyLabel="Copy amount">
          <Amount value="12.50" unit="USDT" />
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
