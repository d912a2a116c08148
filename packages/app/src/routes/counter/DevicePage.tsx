import { useSyncExternalStore } from 'react'

import { GuestPage } from '../../components/GuestPage/GuestPage.tsx'
import { pairing } from '../../config/session.ts'
import { DeviceCounter } from '../../features/counter/DeviceCounter.tsx'
import { PairDevice } from '../../features/counterDevices/PairDevice.tsx'
import { useHydrated } from '../../hooks/useHydrated.ts'
import { useLinkToken } from '../../hooks/useLinkToken.ts'
import { useText } from '../../messages/TextProvider.tsx'

/** `/counter/device`. Of a shop's phone or tablet, which needs no account. D52. */
export function DevicePage() {
  const t = useText()
  const isHydrated = useHydrated()
  const isPaired = useSyncExternalStore(
    pairing.subscribe,
    () => pairing.token() !== undefined,
    () => false,
  )
  return isPaired ? (
    <DeviceCounter />
  ) : (
    <GuestPage title={t('counterDevices.pairThis')} lead={t('counterDevices.pairLead')}>
      {isHydrated && <PairForm />}
    </GuestPage>
  )
}

/** Filled in by the scanned code. */
function PairForm() {
  const link = useLinkToken()
  if (link.status === 'reading') return null
  return <PairDevice code={link.status === 'found' ? link.token : undefined} />
}
