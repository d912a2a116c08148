import { useGetNotificationsQuery } from '@sluice/api'
import { Card, Skeleton } from '@sluice/ui'

import { lazyPart } from '../../components/lazyPart.tsx'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import * as layout from '../../components/pageLayout.css.ts'
import { Section } from '../../components/Section/Section.tsx'
import { useText } from '../../messages/TextProvider.tsx'

/** About as high as the choice, so that little moves when it has loaded. */
const placeholder = <Skeleton height="14rem" />

/** Below what one sees first. */
const PaymentMailsChoice = lazyPart(
  () => import('./PaymentMailsChoice.tsx').then((module) => module.PaymentMailsChoice),
  placeholder,
)

/** Which mails the merchant gets. */
export function Notifications() {
  const t = useText()
  const { data, isError, isFetching, refetch } = useGetNotificationsQuery()
  return (
    <Section title={t('notifications.title')} description={t('notifications.description')}>
      <Card className={layout.card}>
        {data && <PaymentMailsChoice notifications={data} />}
        {!data && isError && !isFetching && (
          <LoadFailure message={t('notifications.notLoaded')} onRetry={refetch} />
        )}
        {!data && (!isError || isFetching) && placeholder}
      </Card>
    </Section>
  )
}
