import { Activity } from '../../../features/activity/Activity.tsx'
import { SecuritySection } from '../../../features/security/SecuritySection.tsx'
import { SettingsFrame } from '../SettingsFrame.tsx'

/** `/settings/security` */
export function SecuritySettingsPage() {
  return (
    <SettingsFrame>
      <SecuritySection />
      <Activity />
    </SettingsFrame>
  )
}
