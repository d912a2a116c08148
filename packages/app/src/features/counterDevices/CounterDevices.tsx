import {
  toApiFailure,
  useListCounterDevicesQuery,
  useRemoveCounterDeviceMutation,
} from '@sluice/api'
import type { CounterDevice } from '@sluice/api/contract'
import { Badge, Button, Card, RelativeTime, Skeleton, toast, useFormats } from '@sluice/ui'
import { useState } from 'react'

import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { hasCode } from '../../components/failures/readFailure.ts'
import { lazyDialog } from '../../components/lazyDialog.tsx'
import { deviceText } from '../../components/deviceText.ts'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { priceText } from '../../components/price/priceText.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { Trans } from '../../messages/Trans.tsx'
import * as css from './CounterDevices.css.ts'

const AddDeviceDialog = lazyDialog(() =>
  import('./AddDeviceDialog.tsx').then((module) => module.AddDeviceDialog),
)

function Device({ device, onRemove }: { device: CounterDevice; onRemove: () => void }) {
  const t = useText()
  const formats = useFormats()
  const { name, currency, day_limit, last_seen_at, device: browser } = device
  return (
    <li className={css.device}>
      <div className={css.about}>
        <span className={css.name}>
          <bdi>{name}</bdi>{' '}
          {!last_seen_at && <Badge tone="warning">{t('counterDevices.notPaired')}</Badge>}
        </span>
        <span className={css.detail}>
          {day_limit === null
            ? t('counterDevices.chargesIn', { currency })
            : t('counter.dayLimitIs', {
                amount: priceText(formats, { amount: day_limit, currency }),
              })}
        </span>
        {last_seen_at && (
          <span className={css.detail}>
            {browser && <>{deviceText(browser, t)} · </>}
            <Trans
              id="counterDevices.lastUsed"
              values={{ time: <RelativeTime value={last_seen_at} /> }}
            />
          </span>
        )}
      </div>
      <Button
        tone="secondary"
        size="small"
        aria-label={t('counterDevices.removeOf', { name })}
        onClick={onRemove}
      >
        {t('counterDevices.remove')}
      </Button>
    </li>
  )
}

/** Asks before a device is removed. */
function RemoveDialog({
  device,
  onClose,
}: {
  device: CounterDevice | undefined
  onClose: () => void
}) {
  const t = useText()
  const [remove] = useRemoveCounterDeviceMutation()
  const [hasFailed, setHasFailed] = useState(false)
  // Stays while the dialog closes.
  const [shown, setShown] = useState(device)
  if (device && device !== shown) {
    setShown(device)
    setHasFailed(false)
  }

  async function confirm() {
    if (!shown) return
    setHasFailed(false)
    const { error } = await remove({ id: shown.id })
    // It may be removed already.
    if (error && !hasCode(toApiFailure(error), 'not_found')) {
      setHasFailed(true)
      throw new Error('The device was not removed')
    }
    toast.success(t('counterDevices.removed'))
  }

  return (
    <ConfirmDialog
      open={device !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('counterDevices.removeQuestion', { name: shown?.name ?? '' })}
      description={t('counterDevices.removeHint')}
      texts={{ confirm: t('counterDevices.remove'), confirming: t('counterDevices.removing') }}
      {...(hasFailed && { error: t('counterDevices.notRemoved') })}
      onConfirm={confirm}
    />
  )
}

/** The devices that take payments without an account, to add and remove. */
export function CounterDevices() {
  const t = useText()
  const { data, isError, isFetching, refetch } = useListCounterDevicesQuery()
  const [isAdding, setIsAdding] = useState(false)
  const [removed, setRemoved] = useState<CounterDevice>()

  return (
    <Card title={t('counterDevices.title')}>
      <div className={css.root}>
        <p className={css.detail}>{t('counterDevices.description')}</p>
        {!data && isError && !isFetching && (
          <LoadFailure message={t('counterDevices.notLoaded')} onRetry={refetch} />
        )}
        {!data && (!isError || isFetching) && <Skeleton height="4rem" />}
        {data && data.length > 0 && (
          <ul className={css.list} aria-label={t('counterDevices.title')}>
            {data.map((device) => (
              <Device key={device.id} device={device} onRemove={() => setRemoved(device)} />
            ))}
          </ul>
        )}
        <Button tone="secondary" className={css.add} onClick={() => setIsAdding(true)}>
          {t('counterDevices.add')}
        </Button>
      </div>
      <AddDeviceDialog open={isAdding} onOpenChange={setIsAdding} />
      <RemoveDialog device={removed} onClose={() => setRemoved(undefined)} />
    </Card>
  )
}
