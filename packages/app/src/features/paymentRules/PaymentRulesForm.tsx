import { toApiFailure, useSetPaymentPolicyMutation, type ApiFailure } from '@sluice/api'
import { paymentPolicyRequestSchema, type PaymentPolicy } from '@sluice/api/contract'
import { Button, Checkbox, LabeledInput, Select, toast } from '@sluice/ui'
import { useId, useState } from 'react'
import * as v from 'valibot'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import * as layout from '../../components/forms/formLayout.css.ts'
import { readTypedAmount } from '../../components/forms/typedAmount.ts'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { useHomeCurrencies } from '../../components/price/useHomeCurrencies.ts'
import { useTokens } from '../../hooks/useOperatorConfig.ts'
import type { Translate } from '../../messages/MessageKey.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './PaymentRules.css.ts'

const {
  grace_minutes,
  accepts_late,
  longest_wait_hours,
  accepted_tokens: _,
  home_currency: _home,
  ...amounts
} = paymentPolicyRequestSchema.entries
type DecimalRule = keyof typeof amounts

/** A whole number that the contract accepts. */
function wholeNumber(schema: v.GenericSchema<number, number>, words: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(words),
    v.transform(Number),
    v.check((count) => v.is(schema, count), words),
  )
}

/** The contract's rules with the words of this form. Which tokens are accepted, and the home currency, are kept beside it. */
function formSchema(t: Translate) {
  const decimal = (schema: v.GenericSchema<string, string>, max: number) =>
    v.pipe(
      v.string(),
      v.transform((text) => {
        const typed = readTypedAmount(text)
        return typed && 'value' in typed ? typed.value : text
      }),
      v.check((text) => v.is(schema, text), t('paymentRules.amountInvalid', { max })),
    )
  return v.object({
    underpayment_percent: decimal(amounts.underpayment_percent, 10),
    underpayment_max: decimal(amounts.underpayment_max, 1_000),
    overpayment_percent: decimal(amounts.overpayment_percent, 10),
    overpayment_max: decimal(amounts.overpayment_max, 1_000),
    dust: decimal(amounts.dust, 1),
    grace_minutes: wholeNumber(grace_minutes, t('paymentRules.numberInvalid')),
    accepts_late,
    longest_wait_hours: wholeNumber(longest_wait_hours, t('paymentRules.hoursInvalid')),
    spread_percent: decimal(amounts.spread_percent, 10),
  })
}

export interface PaymentRulesFormProps {
  policy: PaymentPolicy
}

/** Changes the rules for new payments. Each field has an example. */
export function PaymentRulesForm({ policy }: PaymentRulesFormProps) {
  const t = useText()
  const tokensError = useId()
  const listed = useTokens()
  const [setPolicy] = useSetPaymentPolicyMutation()
  const [failure, setFailure] = useState<ApiFailure>()
  const [tokens, setTokens] = useState<readonly string[]>(policy.accepted_tokens ?? listed)
  const [home, setHome] = useState(policy.home_currency)
  const homeCurrencies = useHomeCurrencies(policy.home_currency)
  const chosen = listed.filter((symbol) => tokens.includes(symbol))
  const hasNone = chosen.length === 0 && listed.length > 0

  const { formProps, field, isSubmitting } = useContractForm(formSchema(t), async (rules) => {
    setFailure(undefined)
    if (hasNone) return undefined
    const accepted_tokens = chosen.length === listed.length ? null : chosen
    const { error } = await setPolicy(
      v.parse(paymentPolicyRequestSchema, { ...rules, accepted_tokens, home_currency: home }),
    )
    const failed = error && toApiFailure(error)
    setFailure(failed)
    if (!failed) toast.success(t('paymentRules.saved'))
    return failed
  })

  const decimal = (name: DecimalRule) => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    defaultValue: policy[name],
    ...field(name),
  })

  const wholeNumberField = (name: 'grace_minutes' | 'longest_wait_hours') => ({
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    defaultValue: String(policy[name]),
    ...field(name),
  })

  return (
    <form {...formProps} className={layout.form} aria-label={t('paymentRules.title')}>
      <div className={css.pair}>
        <LabeledInput
          label={t('paymentRules.underpaymentPercent')}
          {...decimal('underpayment_percent')}
        />
        <LabeledInput
          label={t('paymentRules.underpaymentMax')}
          hint={t('paymentRules.underpaymentHint')}
          {...decimal('underpayment_max')}
        />
      </div>
      <div className={css.pair}>
        <LabeledInput
          label={t('paymentRules.overpaymentPercent')}
          {...decimal('overpayment_percent')}
        />
        <LabeledInput
          label={t('paymentRules.overpaymentMax')}
          hint={t('paymentRules.overpaymentHint')}
          {...decimal('overpayment_max')}
        />
      </div>
      <LabeledInput
        label={t('paymentRules.dust')}
        hint={t('paymentRules.dustHint')}
        {...decimal('dust')}
      />
      <LabeledInput
        label={t('paymentRules.grace')}
        hint={t('paymentRules.graceHint')}
        {...wholeNumberField('grace_minutes')}
      />
      <Checkbox
        label={t('paymentRules.acceptsLate')}
        hint={t('paymentRules.acceptsLateHint')}
        defaultValue={policy.accepts_late}
        {...field('accepts_late')}
      />
      <LabeledInput
        label={t('paymentRules.longestWait')}
        hint={t('paymentRules.longestWaitHint')}
        {...wholeNumberField('longest_wait_hours')}
      />
      <Select
        label={t('paymentRules.homeCurrency')}
        hint={t('paymentRules.homeCurrencyHint')}
        options={homeCurrencies}
        value={home}
        onChange={setHome}
      />
      <LabeledInput
        label={t('paymentRules.spread')}
        hint={t('paymentRules.spreadHint')}
        {...decimal('spread_percent')}
      />
      {listed.length > 1 && (
        <fieldset className={css.tokens} aria-describedby={hasNone ? tokensError : undefined}>
          <legend className={css.legend}>{t('paymentRules.tokens')}</legend>
          {listed.map((symbol) => (
            <Checkbox
              key={symbol}
              label={symbol}
              value={tokens.includes(symbol)}
              onChange={({ target }) =>
                setTokens(
                  target.checked ? [...tokens, symbol] : tokens.filter((each) => each !== symbol),
                )
              }
            />
          ))}
          <p id={tokensError} className={hasNone ? css.error : css.hint}>
            {hasNone ? t('paymentRules.tokensRequired') : t('paymentRules.tokensHint')}
          </p>
        </fieldset>
      )}
      {failure && <FormFailure>{failureMessage(failure, 'change', t)}</FormFailure>}
      <div>
        <Button type="submit" loading={isSubmitting} loadingText={t('paymentRules.saving')}>
          {t('paymentRules.save')}
        </Button>
      </div>
    </form>
  )
}
