import {
  useCancelDeviceSaleMutation,
  useCreateDeviceSaleMutation,
  useGetDeviceCounterQuery,
  useUnpairCounterDeviceMutation,
} from '@sluice/api'
import { Button, PageHeader, ThemeSwitch, useFormats } from '@sluice/ui'
import { useState } from 'react'

import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { LanguageSwitch } from '../../components/LanguageSwitch/LanguageSwitch.tsx'
import { priceText } from '../../components/price/priceText.ts'
import { timing } from '../../config/timing.ts'
import { usePolling } from '../../hooks/useOnline.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './DeviceCounter.css.ts'
import { SalesToday } from './SalesToday.tsx'
import { Till } from './Till.tsx'

/** Asks before this device is unpaired, because only the merchant can pair it again. */
function Unpair() {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [unpair] = useUnpairCounterDeviceMutation()

  async function confirm() {
    setHasFailed(false)
    const { error } = await unpair()
    if (!error) return
    setHasFailed(true)
    throw new Error('The device was not unpaired')
  }

  return (
    <>
      <Button tone="secondary" size="small" onClick={() => setIsOpen(true)}>
        {t('counter.unpair')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('counter.unpairQuestion')}
        description={t('counter.unpairHint')}
        texts={{ confirm: t('counter.unpair'), confirming: t('counter.unpairing') }}
        {...(hasFailed && { error: t('counter.notUnpaired') })}
        onConfirm={confirm}
      />
    </>
  )
}

/** The counter of a paired device: it charges, and shows its own sales. */
export function DeviceCounter() {
  const t = useText()
  const formats = useFormats()
  const [createSale] = useCreateDeviceSaleMutation()
  const [cancelSale] = useCancelDeviceSaleMutation()
  const { data, isError, isFetching, refetch } = useGetDeviceCounterQuery(
    undefined,
    usePolling(timing.paymentPollingMs),
  )
  const limit = data?.day_limit
  const device = data && [
    data.name,
    ...(limit
      ? [
          t('counter.dayLimitIs', {
            amount: priceText(formats, { amount: limit, currency: data.currency }),
          }),
        ]
      : []),
  ]
  return (
    <div className={css.root}>
      <header className={css.tools}>
        <LanguageSwitch areas={['counter']} />
        <ThemeSwitch label={t('theme.label')} />
        <Unpair />
      </header>
      <main id="main">
        <PageHeader
          title={data?.business_name || t('counter.title')}
          description={device?.join(' · ')}
        />
        <Till currency={data?.currency ?? ''} createSale={createSale} cancelSale={cancelSale}>
          {(open) => (
            <SalesToday
              day={data}
              isFailed={isError && !isFetching}
              onRetry={refetch}
              onOpen={open}
            />
          )}
        </Till>
      </main>
    </div>
  )
}
