import { useGetPaymentPolicyQuery } from '@sluice/api'
import { Card, Skeleton } from '@sluice/ui'

import { lazyPart } from '../../components/lazyPart.tsx'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import * as layout from '../../components/pageLayout.css.ts'
import { Section } from '../../components/Section/Section.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './PaymentRules.css.ts'

const placeholder = <Skeleton className={css.placeholder} />

/** Below what one sees first. */
const PaymentRulesForm = lazyPart(
  () => import('./PaymentRulesForm.tsx').then((module) => module.PaymentRulesForm),
  placeholder,
)

/** How exactly new payments have to be paid, and with which tokens. */
export function PaymentRules() {
  const t = useText()
  const { data: policy, isError, isFetching, refetch } = useGetPaymentPolicyQuery()
  return (
    <Section title={t('paymentRules.title')} description={t('paymentRules.description')}>
      <Card className={layout.card}>
        {policy && <PaymentRulesForm policy={policy} />}
        {!policy && isError && !isFetching && (
          <LoadFailure message={t('paymentRules.notLoaded')} onRetry={refetch} />
        )}
        {!policy && (!isError || isFetching) && placeholder}
      </Card>
    </Section>
  )
}
