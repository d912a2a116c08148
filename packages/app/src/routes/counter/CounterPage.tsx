import { PageHeader } from '@sluice/ui'

import * as layout from '../../components/pageLayout.css.ts'
import { Counter } from '../../features/counter/Counter.tsx'
import { AccountFailure } from '../../features/overview/AccountFailure.tsx'
import { CounterDevices } from '../../features/counterDevices/CounterDevices.tsx'
import { useText } from '../../messages/TextProvider.tsx'

/** `/counter` */
export function CounterPage() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('counter.title')} description={t('counter.description')} />
      <AccountFailure />
      <div className={layout.parts}>
        <Counter />
        <CounterDevices />
      </div>
    </>
  )
}
