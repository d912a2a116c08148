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
  /** What is wrong with the name; the specification's words for it are 'Business name is required'. */
  error?: string
  /** The business is on its way: it can’t be sent twice. */
  saving?: boolean
  /** It was not saved; what was typed stays. */
  failed?: boolean
  /** The field's name in the form. */
  name?: string
  /** Further props of the input. */
  inputProps?: Partial<LabeledInputProps>
  /** At the end of the top line: the theme switch. */
  tools?: ReactNode
  /** Under the form: the way out, for a merchant who can’t say yet. */
  footer?: ReactNode
  title?: string
  lead?: ReactNode
  label?: string
  submitText?: string
  savingText?: string
  failedText?: string
}

/** Stands in place of every page until the merchant has a business. All other props go to the form. */
export function BusinessForm({
  error,
  saving = false,
  failed = false,
  name = 'name',
  inputProps,
  tools,
  footer,
  title = 'Add Business Info',
  lead = 'The name your customers know you by. It is the last step.',
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
          <p role="alert" className={css.failed}>
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
