'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import { useTexts } from '../../provider/useSettings.ts'
import { Button } from '../Button/Button.tsx'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { LabeledInput } from '../LabeledInput/LabeledInput.tsx'
import type { LabeledInputProps } from '../LabeledInput/LabeledInput.tsx'
import * as css from './WebhookForm.css.ts'

const defaultTexts = {
  /** Defaults to “Add”, or “Replace” if there is a webhook. */
  submit: undefined as string | undefined,
  saving: 'Saving…',
  failed: 'Failed to add webhook',
  current: 'Current webhook',
  copy: 'Copy URL',
}

export interface WebhookFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children'> {
  /** The current webhook URL. */
  current?: string
  /** The error of the field; in the specification 'Please enter a valid URL'. */
  error?: string
  /** The form is being submitted. */
  loading?: boolean
  /** Shows an error below the field. The input is kept. */
  failed?: boolean
  /** The name of the field. */
  name?: string
  /** Additional props of the input. */
  inputProps?: Partial<LabeledInputProps>
  /** The label of the field. */
  label?: string
  /** Help below the field. */
  hint?: string
  /** An example of a URL. */
  placeholder?: string
  /** Replaces some of the texts, for example for a translation. */
  texts?: Partial<typeof defaultTexts>
}

/** Sets the URL that the gateway calls for every payment. Other props are passed to the form. */
export function WebhookForm({
  current,
  error,
  loading = false,
  failed = false,
  name = 'webhookUrl',
  inputProps,
  label = 'Webhook URL',
  hint = 'The URL must accept POST.',
  placeholder = 'https://example.com/payments',
  texts: givenTexts,
  className,
  ...rest
}: WebhookFormProps) {
  const texts = { ...defaultTexts, ...useTexts('WebhookForm', givenTexts) }
  return (
    <form noValidate className={clsx(css.root, className)} {...rest}>
      {current && (
        <div className={css.current}>
          <div className={css.currentText}>
            <p className={css.currentLabel}>{texts.current}</p>
            <p className={css.url} dir="ltr">
              {current}
            </p>
          </div>
          <CopyButton text={current} label={texts.copy} />
        </div>
      )}
      <div className={css.fields}>
        <LabeledInput
          label={label}
          name={name}
          type="url"
          inputMode="url"
          autoComplete="off"
          dir="ltr"
          placeholder={placeholder}
          hint={hint}
          error={error}
          readOnly={loading}
          className={css.field}
          {...inputProps}
        />
        <Button type="submit" loading={loading} loadingText={texts.saving} className={css.submit}>
          {texts.submit ?? (current ? 'Replace' : 'Add')}
        </Button>
      </div>
      {failed && !loading && (
        <p role="alert" className={css.error}>
          {texts.failed}
        </p>
      )}
    </form>
  )
}
