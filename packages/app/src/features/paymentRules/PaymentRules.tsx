import { useGetPaymentPolicyQuery } from '@sluice/api'
import { Card, Skeleton } from '@sluice/ui'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './PaymentRules.css.ts'
import { PaymentRulesForm } from './PaymentRulesForm.tsx'

/** How exactly new payments have to be paid, and with which tokens. */
export function PaymentRules() {
  const t = useText()
  const { data: policy, isError, isFetching, refetch } = useGetPaymentPolicyQuery()
  return (
    <Section title={t('paymentRules.title')} description={t('paymentRules.description')}>
      <Card className={css.card}>
        {policy && <PaymentRulesForm policy={policy} />}
        {!policy && isError && !isFetching && (
          <LoadFailure message={t('paymentRules.notLoaded')} onRetry={refetch} />
        )}
        {!policy && (!isError || isFetching) && <Skeleton className={css.placeholder} />}
      </Card>
    </Section>
  )
}
