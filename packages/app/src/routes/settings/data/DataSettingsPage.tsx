import { CloseAccount } from '../../../features/security/CloseAccount.tsx'
import { ExportData } from '../../../features/security/ExportData.tsx'
import { SettingsFrame } from '../SettingsFrame.tsx'

/** `/settings/data` */
export function DataSettingsPage() {
  return (
    <SettingsFrame>
      <ExportData />
      <CloseAccount />
    </SettingsFrame>
  )
}
