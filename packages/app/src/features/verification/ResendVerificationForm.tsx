import { toApiFailure, useResendVerificationMutation } from '@sluice/api'
import { forgotPasswordRequestSchema } from '@sluice/api/contract'
import { Button, InlineAlert, LabeledInput } from '@sluice/ui'
import { useState } from 'react'

import { FormFailure } from '../../components/forms/FormFailure.tsx'
import * as layout from '../../components/forms/formLayout.css.ts'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { typedEmail } from '../../config/typedEmail.ts'
import { useText } from '../../messages/TextProvider.tsx'

/** Sends another verification link to an email. */
export function ResendVerificationForm() {
  const t = useText()
  const [resend] = useResendVerificationMutation()
  const [outcome, setOutcome] = useState<'sent' | 'failed'>()
  const { formProps, field, isSubmitting } = useContractForm(
    forgotPasswordRequestSchema,
    async (request) => {
      setOutcome(undefined)
      const { error } = await resend(request)
      setOutcome(error ? 'failed' : 'sent')
      return error && toApiFailure(error)
    },
  )
  return (
    <form {...formProps} className={layout.form} aria-label={t('verification.getNewLink')}>
      <LabeledInput
        label={t('verification.email')}
        type="email"
        autoComplete="username"
        defaultValue={typedEmail()}
        {...field('email')}
      />
      {outcome === 'sent' && (
        <InlineAlert tone="success">{t('verification.ifEmailNotVerified')}</InlineAlert>
      )}
      {outcome === 'failed' && <FormFailure>{t('verification.linkNotSentPlease')}</FormFailure>}
      <Button
        type="submit"
        tone="secondary"
        wide
        loading={isSubmitting}
        loadingText={t('verification.sending')}
      >
        {t('verification.sendNewLink')}
      </Button>
    </form>
  )
}
