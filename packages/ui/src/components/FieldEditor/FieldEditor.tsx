'use client'

import { clsx } from 'clsx'
import { useId, useLayoutEffect, useState } from 'react'
import type { ComponentPropsWithRef, ComponentType, KeyboardEvent, ReactNode } from 'react'

import { useTexts } from '../../provider/useSettings.ts'
import { Button } from '../Button/Button.tsx'
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx'
import { LabeledInput } from '../LabeledInput/LabeledInput.tsx'
import type { LabeledInputProps } from '../LabeledInput/LabeledInput.tsx'
import * as css from './FieldEditor.css.ts'

const defaultTexts = {
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  retry: 'Try again',
  failed: 'Your change was not saved.',
  current: 'Current',
  new: 'New',
}

function ComparedValue({ label, value }: { label: string; value: string }) {
  return (
    <div className={css.side}>
      <dt className={css.sideLabel}>{label}</dt>
      <dd className={css.sideValue}>{value}</dd>
    </div>
  )
}

export interface FieldEditorProps extends ComponentPropsWithRef<'form'> {
  /** The visible label of the field. */
  label: string
  /** The name under which the form submits the value. */
  name: string
  /** The current value, with which the field starts. */
  current?: string
  /** The error of the field. */
  error?: string
  /** Help that is always visible. */
  hint?: string
  /** The change is being saved: the field is read-only and the buttons do nothing. */
  loading?: boolean
  /** Shows an error next to the buttons. The input is kept, and Save becomes a retry button. */
  failed?: boolean
  /** Called when the change is discarded. */
  onCancel: () => void
  /**
   * A warning above the buttons that does not prevent saving. Pass null while there is none: the live region must exist
   * before the warning appears, otherwise screen readers do not announce it.
   */
  warning?: ReactNode
  /** Shows the current and the new value side by side while they differ. */
  showComparison?: boolean
  /** More fields, shown above the buttons, such as a password that confirms the change. */
  children?: ReactNode
  /** The field, such as AddressInput. */
  input?: ComponentType<LabeledInputProps>
  /** Additional props of the input, such as its type. */
  inputProps?: Partial<LabeledInputProps>
  /** Replaces some of the texts, for example for a translation. */
  texts?: Partial<typeof defaultTexts>
}

/** A field with Save and Cancel, shown while a value is being edited. Other props are passed to the form. */
export function FieldEditor({
  label,
  name,
  current = '',
  error,
  hint,
  loading = false,
  failed = false,
  onCancel,
  warning,
  showComparison = false,
  input: Input = LabeledInput,
  inputProps,
  texts: givenTexts,
  className,
  children,
  ...rest
}: FieldEditorProps) {
  const texts = { ...defaultTexts, ...useTexts('FieldEditor', givenTexts) }
  const inputId = useId()
  const warningId = useId()
  const [typed, setTyped] = useState(current)

  // A layout effect runs before the user can type; a later selection would replace what was typed.
  useLayoutEffect(() => {
    // By ID, since a form library may need the input's ref.
    const input = document.getElementById(inputId)
    if (input instanceof HTMLInputElement) {
      input.focus()
      input.select()
    }
  }, [inputId])

  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !loading) onCancel()
  }

  return (
    <form noValidate className={clsx(css.root, className)} {...rest}>
      <Input
        id={inputId}
        label={label}
        name={name}
        defaultValue={current}
        error={error}
        hint={hint}
        readOnly={loading}
        aria-describedby={warning ? warningId : undefined}
        onKeyDown={cancelOnEscape}
        {...inputProps}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          inputProps?.onChange?.(event)
        }}
      />
      {showComparison && current !== '' && typed.trim() !== '' && typed !== current && (
        <dl className={css.comparison}>
          <ComparedValue label={texts.current} value={current} />
          <ComparedValue label={texts.new} value={typed} />
        </dl>
      )}
      {children}
      {warning !== undefined && (
        <div id={warningId} aria-live="polite" className={css.warning}>
          {warning && (
            <InlineAlert tone="warning" role="note">
              {warning}
            </InlineAlert>
          )}
        </div>
      )}
      <div className={css.actions}>
        <Button type="submit" loading={loading} loadingText={texts.saving}>
          {failed ? texts.retry : texts.save}
        </Button>
        <Button
          tone="secondary"
          aria-disabled={loading || undefined}
          onClick={loading ? undefined : onCancel}
        >
          {texts.cancel}
        </Button>
        {failed && !loading && (
          <p role="alert" className={css.error}>
            {texts.failed}
          </p>
        )}
      </div>
    </form>
  )
}
