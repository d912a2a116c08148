import { toApiFailure, useCreateInvoiceMutation, type ApiFailure } from '@sluice/api'
import { addDays, invoiceTotals, limits } from '@sluice/api/contract'
import {
  Button,
  Card,
  DateInput,
  IconButton,
  LabeledInput,
  PlusIcon,
  Select,
  Textarea,
  toast,
  TrashIcon,
  useFormats,
} from '@sluice/ui'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { createFailure } from '../../components/failures/createFailure.tsx'
import { WalletMissing } from '../../components/failures/WalletMissing.tsx'
import { rejectionOf } from '../../components/forms/rejectionOf.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import * as layout from '../../components/forms/formLayout.css.ts'
import { PriceAmount } from '../../components/price/PriceAmount.tsx'
import { usePriceCurrencies } from '../../components/price/usePriceCurrencies.ts'
import { paths } from '../../config/paths.ts'
import { useFieldMessage } from '../../messages/fieldMessages.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './NewInvoice.css.ts'
import { invoiceFormSchema, lineField, lineOf, readableLines } from './invoiceForm.ts'

/** How many days from now an invoice is due, if nothing else is said. */
const usualDays = 14

/** Bills a customer for some lines. */
export function NewInvoice() {
  const t = useText()
  const fieldMessage = useFieldMessage()
  const formats = useFormats()
  const navigate = useNavigate()
  const [create] = useCreateInvoiceMutation()
  const currencies = usePriceCurrencies()
  const [chosen, setChosen] = useState<string>()
  const currency = chosen ?? currencies[0]
  const today = formats.today()
  const [dueDate, setDueDate] = useState(addDays(today, usualDays))
  const [isDueMissing, setIsDueMissing] = useState(false)
  const [lines, setLines] = useState<readonly number[]>([0])
  const [typed, setTyped] = useState<Record<string, unknown>>({})
  const [failure, setFailure] = useState<ApiFailure>()
  const addLine = useRef<HTMLButtonElement>(null)

  const { formProps, field, isSubmitting } = useContractForm(
    invoiceFormSchema(lines, t),
    async (values) => {
      setFailure(undefined)
      setIsDueMissing(dueDate === '')
      if (dueDate === '') return undefined
      const { customer_name = '', customer_email = '', number, note = '' } = values
      const { data, error } = await create({
        customer_name,
        customer_email,
        ...(number && { number }),
        ...(currency !== undefined && { currency }),
        lines: lines.map((id) => lineOf(values, id)),
        due_date: dueDate,
        note,
      })
      if (data) {
        const words = { number: data.number }
        toast.success(
          data.sent_at ? t('invoices.createdAndSent', words) : t('invoices.created', words),
        )
        await navigate(paths.invoices)
        return undefined
      }
      const failed = toApiFailure(error) ?? { kind: 'schema' }
      setFailure(failed)
      return failed
    },
  )

  const totals = invoiceTotals(readableLines(typed, lines, t), currency ?? 'INR')
  const sums = [
    [t('invoices.subtotal'), totals.net],
    [t('invoices.tax'), totals.tax],
    [t('invoices.total'), totals.total],
  ] as const
  const email = typed['customer_email']
  const isMailed = typeof email === 'string' && email.trim() !== ''
  const amountError = fieldMessage(rejectionOf(failure, 'amount'))

  return (
    <form
      {...formProps}
      className={css.form}
      aria-label={t('invoices.new')}
      onInput={({ currentTarget }) => setTyped(Object.fromEntries(new FormData(currentTarget)))}
    >
      <Card className={layout.form}>
        <LabeledInput
          label={t('invoices.customerName')}
          maxLength={limits.nameMax}
          autoComplete="off"
          {...field('customer_name')}
        />
        <LabeledInput
          label={t('invoices.customerEmail')}
          hint={t('invoices.customerEmailHint')}
          type="email"
          autoComplete="off"
          {...field('customer_email')}
        />
        <div className={css.pair}>
          <DateInput
            label={t('invoices.due')}
            min={today}
            value={dueDate}
            onChange={setDueDate}
            error={
              fieldMessage(rejectionOf(failure, 'due_date')) ??
              (isDueMissing && dueDate === '' ? t('invoices.dueRequired') : undefined)
            }
          />
          <LabeledInput
            label={t('invoices.number')}
            hint={t('invoices.numberHint')}
            maxLength={limits.invoiceNumberMax}
            autoComplete="off"
            {...field('number')}
          />
        </div>
        <Select
          label={t('price.currency')}
          options={currencies.map((each) => ({ value: each, text: each }))}
          value={currency ?? ''}
          onChange={setChosen}
        />
      </Card>
      <Card title={t('invoices.lines')}>
        {lines.map((id, index) => (
          <fieldset key={id} className={css.line}>
            <legend className={css.legend}>{t('invoices.line', { number: index + 1 })}</legend>
            <LabeledInput
              label={t('invoices.description')}
              maxLength={limits.descriptionMax}
              autoComplete="off"
              className={css.description}
              {...field(lineField('description', id))}
            />
            <LabeledInput
              label={t('invoices.quantity')}
              inputMode="decimal"
              autoComplete="off"
              {...field(lineField('quantity', id))}
            />
            <LabeledInput
              label={t('invoices.unitPrice')}
              inputMode="decimal"
              autoComplete="off"
              {...field(lineField('unit_price', id))}
            />
            <LabeledInput
              label={t('invoices.taxPercent')}
              inputMode="decimal"
              autoComplete="off"
              {...field(lineField('tax_percent', id))}
            />
            {lines.length > 1 && (
              <IconButton
                label={t('invoices.removeLine', { number: index + 1 })}
                className={css.remove}
                onClick={() => {
                  setLines(lines.filter((each) => each !== id))
                  addLine.current?.focus()
                }}
              >
                <TrashIcon />
              </IconButton>
            )}
          </fieldset>
        ))}
        <div>
          <Button
            ref={addLine}
            tone="secondary"
            size="small"
            disabled={lines.length >= limits.invoiceLinesMax}
            onClick={() => setLines([...lines, Math.max(...lines) + 1])}
          >
            <PlusIcon />
            {t('invoices.addLine')}
          </Button>
        </div>
        {currency !== undefined && (
          <dl className={css.totals} aria-live="polite">
            {sums.map(([term, amount]) => (
              <div key={term} className={css.sum}>
                <dt>{term}</dt>
                <dd className={css.amount}>
                  <PriceAmount price={{ amount, currency }} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {amountError && <FormFailure title={t('invoices.total')}>{amountError}</FormFailure>}
      </Card>
      <Card className={layout.form}>
        <Textarea
          label={t('invoices.note')}
          hint={t('invoices.noteHint')}
          rows={2}
          maxLength={limits.invoiceNoteMax}
          {...field('note')}
        />
        {failure && !amountError ? (
          <FormFailure>{createFailure(failure, t)}</FormFailure>
        ) : (
          <WalletMissing />
        )}
        <Button type="submit" wide loading={isSubmitting} loadingText={t('invoices.creating')}>
          {isMailed ? t('invoices.createAndSend') : t('invoices.create')}
        </Button>
      </Card>
    </form>
  )
}
