import { BusinessProfile } from '../../../features/businessProfile/BusinessProfile.tsx'
import { SettingsFrame } from '../SettingsFrame.tsx'

/** `/settings/business` */
export function BusinessSettingsPage() {
  return (
    <SettingsFrame>
      <BusinessProfile />
    </SettingsFrame>
  )
}
