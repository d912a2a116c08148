import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { AuthLayout } from '../AuthLayout/AuthLayout.tsx'
import { Button } from '../Button/Button.tsx'
import { LabeledInput } from '../LabeledInput/LabeledInput.tsx'
import type { LabeledInputProps } from '../LabeledInput/LabeledInput.tsx'
import * as css from './BusinessForm.css.ts'

export interface BusinessFormProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'children' | 'title'
> {
  /** The error of the field; in the specification 'Business name is required'. */
  error?: string
  /** The form is being submitted. */
  saving?: boolean
  /** Shows an error below the field. The input is kept. */
  failed?: boolean
  /** The name of the field. */
  name?: string
  /** Additional props of the input. */
  inputProps?: Partial<LabeledInputProps>
  /** Controls at the end of the header, such as the theme switch. */
  tools?: ReactNode
  /** Below the form, such as a Logout button. */
  footer?: ReactNode
  title?: string
  lead?: ReactNode
  label?: string
  submitText?: string
  savingText?: string
  failedText?: string
}

/** Asks for the merchant's business name. Shown instead of signed-in pages until there is one. Other props are passed to the form. */
export function BusinessForm({
  error,
  saving = false,
  failed = false,
  name = 'name',
  inputProps,
  tools,
  footer,
  title = 'Add Business Info',
  lead = 'Enter the name your customers know. This is the last step.',
  label = 'Business Name',
  submitText = 'Continue',
  savingText = 'Saving…',
  failedText = 'Your business was not saved. Please try again.',
  className,
  ...rest
}: BusinessFormProps) {
  return (
    <AuthLayout title={title} lead={lead} tools={tools} footer={footer}>
      <form noValidate aria-label={title} className={clsx(css.root, className)} {...rest}>
        <LabeledInput
          label={label}
          name={name}
          autoComplete="organization"
          error={error}
          readOnly={saving}
          {...inputProps}
        />
        {failed && !saving && (
          <p role="alert" className={css.error}>
            {failedText}
          </p>
        )}
        <Button type="submit" wide loading={saving} loadingText={savingText}>
          {submitText}
        </Button>
      </form>
    </AuthLayout>
  )
}
