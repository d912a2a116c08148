import { PaymentRules } from '../../../features/paymentRules/PaymentRules.tsx'
import { SettingsFrame } from '../SettingsFrame.tsx'

/** `/settings/payments` */
export function PaymentSettingsPage() {
  return (
    <SettingsFrame>
      <PaymentRules />
    </SettingsFrame>
  )
}
