import { CounterDevices } from '../../../features/counterDevices/CounterDevices.tsx'
import { Sessions } from '../../../features/sessions/Sessions.tsx'
import { SettingsFrame } from '../SettingsFrame.tsx'

/** `/settings/devices` */
export function DeviceSettingsPage() {
  return (
    <SettingsFrame>
      <Sessions />
      <CounterDevices />
    </SettingsFrame>
  )
}
