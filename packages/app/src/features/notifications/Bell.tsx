import { SidebarBell } from '@sluice/ui'
import { useLocation } from 'react-router-dom'

import { lazyPart } from '../../components/lazyPart.tsx'
import { paths } from '../../config/paths.ts'
import { useText } from '../../messages/TextProvider.tsx'

/** The link to the notifications. */
export function BellLink({ count }: { count: number }) {
  const t = useText()
  const { pathname } = useLocation()
  return (
    <SidebarBell
      href={paths.notifications}
      text={t('notifications.title')}
      currentPath={pathname}
      count={count}
      countText={t('notifications.newCount', { count })}
    />
  )
}

/** The link, with the number of new ones as soon as it is known. */
export const Bell = lazyPart(
  () => import('./CountedBell.tsx').then((module) => module.CountedBell),
  <BellLink count={0} />,
)
