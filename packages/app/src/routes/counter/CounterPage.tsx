import { PageHeader } from '@sluice/ui'

import { Counter } from '../../features/counter/Counter.tsx'
import { AccountFailure } from '../../features/overview/AccountFailure.tsx'
import { useText } from '../../messages/TextProvider.tsx'

/** `/counter` */
export function CounterPage() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('counter.title')} description={t('counter.description')} />
      <AccountFailure />
      <Counter />
    </>
  )
}
