'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { useTexts } from '../../provider/useSettings.ts'
import { AuthLayout } from '../AuthLayout/AuthLayout.tsx'
import { Button } from '../Button/Button.tsx'
import { LabeledInput } from '../LabeledInput/LabeledInput.tsx'
import type { LabeledInputProps } from '../LabeledInput/LabeledInput.tsx'
import * as css from './BusinessForm.css.ts'

const defaultTexts = {
  submit: 'Continue',
  saving: 'Saving…',
  failed: 'Your business was not saved. Please try again.',
}

export interface BusinessFormProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'title'
> {
  /** The error of the field; in the specification 'Business name is required'. */
  error?: string
  /** The form is being submitted. */
  loading?: boolean
  /** Shows an error below the field. The input is kept. */
  failed?: boolean
  /** The name of the field. */
  name?: string
  /** Props of the `<form>`, such as `onSubmit`. */
  formProps?: ComponentPropsWithRef<'form'>
  /** Additional props of the input. */
  inputProps?: Partial<LabeledInputProps>
  /** Controls at the end of the header, such as the theme switch. */
  tools?: ReactNode
  /** Below the form, such as a Logout button. */
  footer?: ReactNode
  /** The heading. */
  title?: string
  /** A sentence below the heading. */
  lead?: ReactNode
  /** The label of the field. */
  label?: string
  /** Replaces some of the texts, for example for a translation. */
  texts?: Partial<typeof defaultTexts>
}

/** Asks for the merchant's business name. Shown instead of signed-in pages until there is one. */
export function BusinessForm({
  error,
  loading = false,
  failed = false,
  name = 'name',
  formProps,
  inputProps,
  tools,
  footer,
  title = 'Add Business Info',
  lead = 'Enter the name your customers know. This is the last step.',
  label = 'Business Name',
  texts: givenTexts,
  ...rest
}: BusinessFormProps) {
  const texts = { ...defaultTexts, ...useTexts('BusinessForm', givenTexts) }
  return (
    <AuthLayout title={title} lead={lead} tools={tools} footer={footer} {...rest}>
      <form
        noValidate
        aria-label={title}
        {...formProps}
        className={clsx(css.root, formProps?.className)}
      >
        <LabeledInput
          label={label}
          name={name}
          autoComplete="organization"
          error={error}
          readOnly={loading}
          {...inputProps}
        />
        {failed && !loading && (
          <p role="alert" className={css.error}>
            {texts.failed}
          </p>
        )}
        <Button type="submit" wide loading={loading} loadingText={texts.saving}>
          {texts.submit}
        </Button>
      </form>
    </AuthLayout>
  )
}
