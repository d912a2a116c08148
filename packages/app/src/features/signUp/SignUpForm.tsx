import { toApiFailure, useRegisterMutation } from '@sluice/api'
import { limits, registerRequestSchema } from '@sluice/api/contract'
import { Button, Checkbox, LabeledInput, toast } from '@sluice/ui'
import { useState } from 'react'
import * as v from 'valibot'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { PrivacyLink, TermsLink } from '../../components/LegalLinks.tsx'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import * as layout from '../../components/forms/formLayout.css.ts'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { Trans } from '../../messages/Trans.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import type { Translate } from '../../messages/MessageKey.ts'

/** The payload, and two consents that are not sent. Specification, section 5. */
const signUpSchema = (t: Translate) =>
  v.object({
    ...registerRequestSchema.entries,
    terms: v.literal(true, t('signUp.mustAcceptTermsCondition')),
    privacy: v.literal(true, t('signUp.mustAcceptPrivacyPolicy')),
  })

export interface SignUpFormProps {
  /** The account exists and its email waits to be verified. */
  onSignedUp: (email: string) => void
}

/** Registers a merchant. */
export function SignUpForm({ onSignedUp }: SignUpFormProps) {
  const t = useText()
  const [register] = useRegisterMutation()
  const [failure, setFailure] = useState<string>()

  const { formProps, field, isSubmitting } = useContractForm(
    signUpSchema(t),
    async ({ email, password, full_name }) => {
      setFailure(undefined)
      const { error } = await register({ email, password, full_name })
      if (!error) {
        toast.success(t('signUp.verificationEmailSentPlease'))
        onSignedUp(email)
        return undefined
      }
      setFailure(failureMessage(error, 'signUp', t))
      return toApiFailure(error)
    },
  )

  return (
    <form {...formProps} className={layout.form} aria-label={t('signUp.signUp')}>
      <LabeledInput label={t('signUp.username')} autoComplete="name" {...field('full_name')} />
      <LabeledInput
        label={t('signUp.email')}
        type="email"
        autoComplete="username"
        {...field('email')}
      />
      <LabeledInput
        label={t('signUp.password')}
        type="password"
        autoComplete="new-password"
        hint={t('newPassword.rule', { count: limits.passwordMin })}
        {...field('password')}
      />
      <div className={layout.group}>
        <Checkbox
          label={<Trans id="signUp.acceptTerms" values={{ terms: <TermsLink /> }} />}
          {...field('terms')}
        />
        <Checkbox
          label={<Trans id="signUp.acceptPrivacy" values={{ privacy: <PrivacyLink /> }} />}
          {...field('privacy')}
        />
      </div>
      {failure && <FormFailure>{failure}</FormFailure>}
      <Button type="submit" wide loading={isSubmitting} loadingText={t('signUp.signingUp')}>
        {t('signUp.title')}
      </Button>
    </form>
  )
}
