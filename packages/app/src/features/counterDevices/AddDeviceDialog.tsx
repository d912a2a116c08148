import {
  toApiFailure,
  useAddCounterDeviceMutation,
  useListCounterDevicesQuery,
  type ApiFailure,
} from '@sluice/api'
import { limits, type AddedCounterDevice } from '@sluice/api/contract'
import {
  Button,
  CopyField,
  CurrencyInput,
  Dialog,
  LabeledInput,
  QrCode,
  StateBanner,
} from '@sluice/ui'
import { useState } from 'react'
import * as v from 'valibot'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { amountField } from '../../components/forms/amountField.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import * as layout from '../../components/forms/formLayout.css.ts'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { usePriceCurrencies } from '../../components/price/usePriceCurrencies.ts'
import { paths } from '../../config/paths.ts'
import { timing } from '../../config/timing.ts'
import type { Translate } from '../../messages/MessageKey.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './AddDeviceDialog.css.ts'

function deviceSchema(t: Translate) {
  return v.object({
    name: v.pipe(
      v.optional(v.string(), ''),
      v.trim(),
      v.nonEmpty(t('counterDevices.nameRequired')),
    ),
    // Empty: any amount.
    day_limit: v.lazy((typed) =>
      typeof typed === 'string' && typed.trim() !== ''
        ? amountField(true, t)
        : v.pipe(
            v.optional(v.string()),
            v.transform(() => undefined),
          ),
    ),
  })
}

function NewDevice({ onAdded }: { onAdded: (device: AddedCounterDevice) => void }) {
  const t = useText()
  const [add] = useAddCounterDeviceMutation()
  const currencies = usePriceCurrencies()
  const [chosen, setChosen] = useState<string>()
  const [failure, setFailure] = useState<ApiFailure>()
  const currency = chosen ?? currencies[0] ?? ''
  const { formProps, field, isSubmitting } = useContractForm(
    deviceSchema(t),
    async ({ name, day_limit }) => {
      setFailure(undefined)
      const { data, error } = await add({ name, currency, ...(day_limit && { day_limit }) })
      if (data) {
        onAdded(data)
        return undefined
      }
      const failed = toApiFailure(error)
      setFailure(failed)
      return failed
    },
  )
  return (
    <form {...formProps} className={layout.form} aria-label={t('counterDevices.add')}>
      <LabeledInput
        label={t('counterDevices.name')}
        hint={t('counterDevices.nameHint')}
        maxLength={limits.nameMax}
        autoComplete="off"
        {...field('name')}
      />
      <CurrencyInput
        label={t('counterDevices.dayLimit')}
        hint={t('counterDevices.dayLimitHint')}
        currencies={currencies}
        currency={currency}
        currencyLabel={t('price.currency')}
        onCurrencyChange={setChosen}
        {...field('day_limit')}
      />
      {failure && <FormFailure>{failureMessage(failure, 'addDevice', t)}</FormFailure>}
      <Button
        type="submit"
        wide
        disabled={!currency}
        loading={isSubmitting}
        loadingText={t('counterDevices.adding')}
      >
        {t('counterDevices.getCode')}
      </Button>
    </form>
  )
}

/** What had the focus is gone. */
function focusOn(button: HTMLButtonElement | null) {
  button?.focus()
}

interface PairingCodeProps {
  device: AddedCounterDevice
  onDone: () => void
  onAgain: () => void
}

/** What the other device scans or types, until it has. */
function PairingCode({ device: { id, name, code }, onDone, onAgain }: PairingCodeProps) {
  const t = useText()
  const [isOver, setIsOver] = useState(false)
  const { data, isFetching } = useListCounterDevicesQuery(undefined, {
    pollingInterval: timing.checkoutPollingMs,
  })
  const listed = data?.find((each) => each.id === id)
  // Devices whose code has expired are no longer listed.
  if (data && !isFetching && !listed && !isOver) setIsOver(true)
  const half = limits.pairingCodeLength / 2
  const shown = `${code.slice(0, half)}-${code.slice(half)}`
  const address = new URL(paths.counterDevice, location.origin)

  if (listed?.paired_at) {
    return (
      <div className={layout.form}>
        <StateBanner tone="success" title={t('counterDevices.paired', { name })} />
        <Button wide ref={focusOn} onClick={onDone}>
          {t('counterDevices.done')}
        </Button>
      </div>
    )
  }
  if (isOver) {
    return (
      <div className={layout.form}>
        <StateBanner
          tone="warning"
          title={t('counterDevices.codeOver')}
          message={t('counterDevices.codeOverHint')}
        />
        <Button wide ref={focusOn} onClick={onAgain}>
          {t('counterDevices.again')}
        </Button>
      </div>
    )
  }
  return (
    <div className={css.root}>
      <p>{t('counterDevices.scan', { minutes: limits.pairingMinutes })}</p>
      <QrCode
        value={`${address.href}?token=${code}`}
        label={t('counterDevices.qrCode')}
        className={css.qrCode}
      />
      <p>{t('counterDevices.orType', { address: `${address.host}${address.pathname}` })}</p>
      <CopyField
        label={t('counterDevices.code')}
        value={shown}
        copyLabel={t('counterDevices.copyCode')}
        mono
      />
      <output className={css.waiting}>{t('counterDevices.waiting')}</output>
    </div>
  )
}

export interface AddDeviceDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Adds a device and shows the code that pairs it. */
export function AddDeviceDialog({ open, onOpenChange }: AddDeviceDialogProps) {
  const t = useText()
  const [added, setAdded] = useState<AddedCounterDevice>()
  const [wasOpen, setWasOpen] = useState(open)
  // The next one is another device.
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setAdded(undefined)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={added ? t('counterDevices.pairTitle', { name: added.name }) : t('counterDevices.add')}
    >
      {added ? (
        <PairingCode
          key={added.id}
          device={added}
          onDone={() => onOpenChange(false)}
          onAgain={() => setAdded(undefined)}
        />
      ) : (
        <NewDevice onAdded={setAdded} />
      )}
    </Dialog>
  )
}
