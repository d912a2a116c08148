import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import { Button } from '../Button/Button.tsx'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { LabeledInput } from '../LabeledInput/LabeledInput.tsx'
import type { LabeledInputProps } from '../LabeledInput/LabeledInput.tsx'
import * as css from './WebhookForm.css.ts'

export interface WebhookFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children'> {
  /** The current webhook URL. */
  current?: string
  /** The error of the field; in the specification 'Please enter a valid URL'. */
  error?: string
  /** The form is being submitted. */
  saving?: boolean
  /** Shows an error below the field. The input is kept. */
  failed?: boolean
  /** The name of the field. */
  name?: string
  /** Additional props of the input. */
  inputProps?: Partial<LabeledInputProps>
  label?: string
  hint?: string
  placeholder?: string
  submitText?: string
  savingText?: string
  failedText?: string
  currentText?: string
  copyText?: string
}

/** Sets the URL that the gateway calls for every payment. Other props are passed to the form. */
export function WebhookForm({
  current,
  error,
  saving = false,
  failed = false,
  name = 'webhookUrl',
  inputProps,
  label = 'Webhook URL',
  hint = 'The URL must accept POST.',
  placeholder = 'https://example.com/payments',
  submitText = current ? 'Replace' : 'Add',
  savingText = 'Saving…',
  failedText = 'Failed to add webhook',
  currentText = 'Current webhook',
  copyText = 'Copy URL',
  className,
  ...rest
}: WebhookFormProps) {
  return (
    <form noValidate className={clsx(css.root, className)} {...rest}>
      {current && (
        <div className={css.current}>
          <div className={css.currentText}>
            <p className={css.currentLabel}>{currentText}</p>
            <p className={css.url} dir="ltr">
              {current}
            </p>
          </div>
          <CopyButton text={current} label={copyText} />
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
          readOnly={saving}
          className={css.field}
          {...inputProps}
        />
        <Button type="submit" loading={saving} loadingText={savingText} className={css.submit}>
          {submitText}
        </Button>
      </div>
      {failed && !saving && (
        <p role="alert" className={css.error}>
          {failedText}
        </p>
      )}
    </form>
  )
}
