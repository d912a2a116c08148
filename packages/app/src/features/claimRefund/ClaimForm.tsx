import { toApiFailure, useClaimRefundMutation } from '@sluice/api'
import { limits, type PublicRefund } from '@sluice/api/contract'
import { AddressInput, Button, Checkbox, InlineAlert, LabeledInput } from '@sluice/ui'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'

import { failureText, hasCode, type FailureTexts } from '../../components/failures/readFailure.ts'
import { rejectionOf } from '../../components/forms/rejectionOf.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './ClaimRefund.css.ts'

const failureTexts: FailureTexts = {
  codes: {
    refund_code_invalid: 'claim.codeInvalid',
    refund_paying: 'claim.paying',
    refund_closed: 'claim.closed',
    too_many_requests: 'failure.tooManyRequests',
  },
  otherwise: 'claim.failure',
}

interface ClaimFormProps {
  claim: string
  refund: PublicRefund
  /** The address was saved. */
  onDone?: () => void
}

/**
 * Asks for the address, and for the code that is mailed to confirm it. Two fields do not need react-hook-form, which customers would have
 * to load.
 */
export function ClaimForm({ claim, refund, onDone }: ClaimFormProps) {
  const t = useText()
  const [send, { isLoading }] = useClaimRefundMutation()
  const [needsCode, setNeedsCode] = useState(false)
  const [isContract, setContract] = useState(false)
  const [accepts, setAccepts] = useState(false)
  const [addressError, setAddressError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const address = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  const { currency, network_title: network, email_hint: email } = refund

  useEffect(() => {
    if (needsCode) code.current?.focus()
  }, [needsCode])

  async function save(givenCode: string | undefined) {
    setFailure(undefined)
    setAddressError(undefined)
    const { error } = await send({
      id: claim,
      address: address.current?.value ?? '',
      ...(givenCode !== undefined && { code: givenCode }),
      ...(accepts && { accepts_contract: true }),
    })
    if (!error) {
      onDone?.()
      return
    }
    if (hasCode(error, 'refund_code_required')) {
      setNeedsCode(true)
      return
    }
    if (hasCode(error, 'wallet_is_contract')) {
      setContract(true)
      return
    }
    if (rejectionOf(toApiFailure(error), 'address') !== undefined) {
      setAddressError(t('claim.addressInvalid'))
      address.current?.focus()
      return
    }
    if (rejectionOf(toApiFailure(error), 'code') !== undefined) {
      setFailure(t('claim.codeInvalid'))
      code.current?.focus()
      return
    }
    setFailure(failureText(error, failureTexts, t))
  }

  /** What was confirmed was another address. */
  function startAgain() {
    setNeedsCode(false)
    setContract(false)
    setAccepts(false)
    setAddressError(undefined)
    setFailure(undefined)
  }

  return (
    <form
      className={css.form}
      aria-label={t('claim.titleWithoutSeller')}
      noValidate
      method="post"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        if (!isLoading) void save(needsCode ? (code.current?.value ?? '') : undefined)
      }}
    >
      <AddressInput
        inputRef={address}
        label={t('claim.address')}
        hint={t('claim.addressHint', { token: currency, network })}
        onChange={startAgain}
        {...(addressError !== undefined && { error: addressError })}
      />
      <InlineAlert tone="warning">{t('claim.exchange', { token: currency, network })}</InlineAlert>
      {isContract && (
        <Checkbox
          label={t('claim.acceptContract')}
          hint={t('claim.contract')}
          value={accepts}
          onChange={(event) => setAccepts(event.target.checked)}
        />
      )}
      {needsCode && (
        <>
          <InlineAlert tone="info">{t('claim.codeSent', { email: email ?? '' })}</InlineAlert>
          <LabeledInput
            inputRef={code}
            label={t('claim.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={limits.refundCodeLength + 1}
            dir="ltr"
          />
          <Button
            tone="plain"
            size="small"
            disabled={isLoading}
            onClick={() => void save(undefined)}
          >
            {t('claim.codeAgain')}
          </Button>
        </>
      )}
      {failure && <FormFailure>{failure}</FormFailure>}
      <Button
        type="submit"
        wide
        disabled={isContract && !accepts}
        loading={isLoading}
        loadingText={t('openLink.submitting')}
      >
        {t('claim.submit')}
      </Button>
    </form>
  )
}
