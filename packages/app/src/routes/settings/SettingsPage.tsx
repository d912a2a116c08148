import { PageHeader } from '@sluice/ui'

import { useArrival } from '../../lib/useArrival.ts'

/** `/settings` */
export function SettingsPage() {
  useArrival('Account Settings')

  return <PageHeader title="Account Settings" />
}
