import {
  toApiFailure,
  useCreateRefundMutation,
  useGetRefundableQuery,
  type ApiFailure,
} from '@sluice/api'
import {
  createRefundRequestSchema,
  limits,
  type Decimal,
  type Payment,
  type Refund,
  type Refundable,
  plainDecimal,
} from '@sluice/api/contract'
import {
  Button,
  CopyField,
  Dialog,
  InlineAlert,
  LabeledInput,
  Select,
  Spinner,
  Textarea,
} from '@sluice/ui'
import { useId, useState } from 'react'
import * as v from 'valibot'

import { failureText, type FailureTexts } from '../../components/failures/readFailure.ts'
import { amountField } from '../../components/forms/amountField.ts'
import { rejectionOf } from '../../components/forms/rejectionOf.ts'
import * as layout from '../../components/forms/formLayout.css.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { ShareButton } from '../../components/ShareButton.tsx'
import type { Translate } from '../../messages/MessageKey.ts'
import { useFieldMessage } from '../../messages/fieldMessages.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './RefundDialog.css.ts'

const failureTexts: FailureTexts = {
  codes: {
    nothing_to_refund: 'newRefund.nothingLeft',
    rate_unavailable: 'newRefund.noRate',
    too_many_requests: 'failure.tooManyRequests',
  },
  otherwise: 'newRefund.notCreated',
}

const schema = v.pick(createRefundRequestSchema, ['reason', 'customer_email'])

/** What an amount can be typed in: the token, or the currency of the price at one of two rates. */
interface Unit {
  value: 'token' | 'payment' | 'today'
  text: string
}

function unitsOf({ currency, rates }: Refundable, price: string, t: Translate): Unit[] {
  const inPrice = (['payment', 'today'] as const).flatMap((kind) => {
    const rate = rates[kind]
    if (rate === null) return []
    const values = { currency: price, rate: plainDecimal(rate) }
    return [
      {
        value: kind,
        text: t(kind === 'payment' ? 'newRefund.atItsRate' : 'newRefund.atRate', values),
      },
    ]
  })
  return [{ value: 'token', text: currency }, ...inPrice]
}

interface RefundFormProps {
  payment: Payment
  refundable: readonly Refundable[]
  form: string
  onCreated: (refund: Refund) => void
  onBusy: (isBusy: boolean) => void
}

/** How much goes back, in which token, on which network, and why. */
function RefundForm({ payment, refundable, form, onCreated, onBusy }: RefundFormProps) {
  const t = useText()
  const fieldMessage = useFieldMessage()
  const [create] = useCreateRefundMutation()
  const [token, setToken] = useState(refundable[0]?.currency ?? '')
  const chosen = refundable.find(({ currency }) => currency === token)
  const [unit, setUnit] = useState<Unit['value']>('token')
  const [network, setNetwork] = useState<string>()
  const start = chosen?.excess ?? chosen?.refundable ?? ''
  const [amount, setAmount] = useState(plainDecimal(start))
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<ApiFailure>()

  const { formProps, field } = useContractForm(schema, async ({ reason, customer_email }) => {
    setFailure(undefined)
    const typed = v.safeParse(amountField(true, t), amount)
    setError(typed.issues?.[0].message)
    if (!typed.success) return undefined
    onBusy(true)
    const result = await create({
      payment_id: payment.id,
      amount: typed.output,
      token,
      currency: unit === 'token' ? token : payment.price.currency,
      ...(unit !== 'token' && { rate: unit }),
      ...(network !== undefined && { network }),
      reason,
      customer_email,
    })
    onBusy(false)
    if (result.data) {
      onCreated(result.data)
      return undefined
    }
    const failed = toApiFailure(result.error) ?? { kind: 'schema' }
    setFailure(failed)
    return failed
  })

  if (!chosen) return null
  const fill = (value: Decimal) => {
    setAmount(plainDecimal(value))
    setUnit('token')
    setError(undefined)
  }
  const units = unitsOf(chosen, payment.price.currency, t)
  const shown = (value: Decimal) => `${plainDecimal(value)} ${chosen.currency}`
  const amountError = error ?? fieldMessage(rejectionOf(failure, 'amount'))

  return (
    <form id={form} {...formProps} className={layout.form}>
      {refundable.length > 1 && (
        <Select
          label={t('newRefund.token')}
          options={refundable.map(({ currency }) => ({ value: currency, text: currency }))}
          value={token}
          onChange={(next) => {
            setToken(next)
            setUnit('token')
            setNetwork(undefined)
            const other = refundable.find(({ currency }) => currency === next)
            setAmount(plainDecimal(other?.refundable ?? ''))
          }}
        />
      )}
      <div className={css.amount}>
        <LabeledInput
          label={t('newRefund.amount')}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={(event) => {
            setAmount(event.target.value)
            setError(undefined)
            setFailure(undefined)
          }}
          {...(amountError !== undefined && { error: amountError })}
        />
        {units.length > 1 && (
          <Select
            label={t('newRefund.unit')}
            options={units}
            value={unit}
            onChange={(next) =>
              setUnit(units.find(({ value }) => value === next)?.value ?? 'token')
            }
          />
        )}
      </div>
      <div className={css.choices}>
        {chosen.excess !== null && (
          <Button tone="secondary" size="small" onClick={() => fill(chosen.excess ?? '0')}>
            {t('newRefund.excess', { amount: shown(chosen.excess) })}
          </Button>
        )}
        <Button tone="secondary" size="small" onClick={() => fill(chosen.refundable)}>
          {t('newRefund.all', { amount: shown(chosen.refundable) })}
        </Button>
      </div>
      {chosen.networks.length > 1 && (
        <Select
          label={t('newRefund.network')}
          options={chosen.networks.map(({ name, title }) => ({ value: name, text: title }))}
          value={network ?? chosen.networks[0]?.name ?? ''}
          onChange={setNetwork}
        />
      )}
      <Textarea
        label={t('newRefund.reason')}
        hint={t('newRefund.reasonHint')}
        rows={2}
        maxLength={limits.descriptionMax}
        {...field('reason')}
      />
      <LabeledInput
        label={t('newRefund.email')}
        hint={t('newRefund.emailHint')}
        type="email"
        autoComplete="off"
        defaultValue={payment.customer_email}
        {...field('customer_email')}
      />
      {failure && !amountError && (
        <FormFailure>{failureText(failure, failureTexts, t)}</FormFailure>
      )}
    </form>
  )
}

export interface RefundDialogProps {
  payment: Payment
  open: boolean
  onClose: () => void
}

/** Starts a refund. What it ends with is the link for the customer. */
export function RefundDialog({ payment, open, onClose }: RefundDialogProps) {
  const t = useText()
  const form = useId()
  const [created, setCreated] = useState<Refund>()
  const [isBusy, setBusy] = useState(false)
  const { data, isError, refetch } = useGetRefundableQuery(payment.id, {
    skip: !open,
    refetchOnMountOrArgChange: true,
  })
  const left = data?.filter(({ refundable }) => /[1-9]/.test(refundable)) ?? []

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) return
        setCreated(undefined)
        onClose()
      }}
      title={created ? t('newRefund.createdTitle') : t('newRefund.title')}
      description={created ? t('newRefund.createdAdvice') : t('newRefund.advice')}
      actions={
        created ? (
          <Button onClick={onClose}>{t('newRefund.done')}</Button>
        ) : (
          <Button
            type="submit"
            form={form}
            disabled={left.length === 0}
            loading={isBusy}
            loadingText={t('newRefund.creating')}
          >
            {t('newRefund.create')}
          </Button>
        )
      }
    >
      {created ? (
        <div className={layout.form}>
          {created.customer_email !== '' && (
            <InlineAlert tone="success">
              {t('newRefund.mailed', { email: created.customer_email })}
            </InlineAlert>
          )}
          <CopyField
            label={t('newRefund.claimLink')}
            value={created.claim_url}
            copyLabel={t('newRefund.copyLink')}
          />
          <ShareButton url={created.claim_url} title={t('newRefund.title')}>
            {t('newRefund.share')}
          </ShareButton>
        </div>
      ) : isError ? (
        <LoadFailure message={t('newRefund.loadFailure')} onRetry={refetch} />
      ) : !data ? (
        <Spinner label={t('newRefund.loading')} />
      ) : left.length === 0 ? (
        <InlineAlert>{t('newRefund.nothingLeft')}</InlineAlert>
      ) : (
        <RefundForm
          payment={payment}
          refundable={left}
          form={form}
          onCreated={setCreated}
          onBusy={setBusy}
        />
      )}
    </Dialog>
  )
}
