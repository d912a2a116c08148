import { Notifications } from '../../../features/notifications/Notifications.tsx'
import { SettingsFrame } from '../SettingsFrame.tsx'

/** `/settings/notifications` */
export function NotificationSettingsPage() {
  return (
    <SettingsFrame>
      <Notifications />
    </SettingsFrame>
  )
}
