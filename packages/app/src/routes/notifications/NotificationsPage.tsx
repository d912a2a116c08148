import { PageHeader, TextLink } from '@sluice/ui'

import { paths } from '../../config/paths.ts'
import { NotificationList } from '../../features/notifications/NotificationList.tsx'
import { useText } from '../../messages/TextProvider.tsx'

/** `/notifications` */
export function NotificationsPage() {
  const t = useText()
  return (
    <>
      <PageHeader
        title={t('notifications.title')}
        description={t('notifications.listDescription')}
        actions={<TextLink href={paths.notificationSettings}>{t('notifications.choose')}</TextLink>}
      />
      <NotificationList />
    </>
  )
}
