import { clsx } from 'clsx'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react'

import { Button } from '../Button/Button.tsx'
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx'
import { LabeledInput } from '../LabeledInput/LabeledInput.tsx'
import type { LabeledInputProps } from '../LabeledInput/LabeledInput.tsx'
import { OldAndNew } from './OldAndNew.tsx'
import * as css from './FieldEditor.css.ts'

export interface FieldEditorProps extends Omit<ComponentPropsWithRef<'form'>, 'children'> {
  /** The field's label. */
  label: string
  /** The field's name in the form. */
  name: string
  /** The value as it stands: where typing begins, and what the new one is compared with. */
  current?: string
  /** What is wrong with what was typed. */
  error?: string
  hint?: string
  /** The change is on its way: nothing can be pressed or typed, what was typed stays. */
  saving?: boolean
  /** The change did not happen; what was typed stays and Save tries again. */
  failed?: boolean
  onCancel: () => void
  /**
   * What looks wrong with what was typed, in words, above the buttons; it keeps nothing from being saved. It is read with
   * the field, and by itself when it comes: pass null while there is nothing to warn of, so that this is known in time.
   */
  warning?: ReactNode
  /** Shows old and new under each other while they differ, for values that one must not mistype. */
  compared?: boolean
  /** Further props of the input: its type, its autocomplete. */
  inputProps?: Partial<LabeledInputProps>
  saveText?: string
  savingText?: string
  cancelText?: string
  retryText?: string
  failedText?: string
  oldText?: string
  newText?: string
}

/** One field with Save and Cancel, in the place of the value that it changes. All other props go to the form. */
export function FieldEditor({
  label,
  name,
  current = '',
  error,
  hint,
  saving = false,
  failed = false,
  onCancel,
  warning,
  compared = false,
  inputProps,
  saveText = 'Save',
  savingText = 'Saving…',
  cancelText = 'Cancel',
  retryText = 'Try again',
  failedText = 'Your change was not saved.',
  oldText = 'Now',
  newText = 'New',
  className,
  ...rest
}: FieldEditorProps) {
  const input = useRef<HTMLInputElement>(null)
  const warningId = useId()
  const [typed, setTyped] = useState(current)

  // Before the first letter can be typed: selected later, it would be typed over.
  useLayoutEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !saving) onCancel()
  }

  return (
    <form noValidate className={clsx(css.root, className)} {...rest}>
      <LabeledInput
        ref={input}
        label={label}
        name={name}
        defaultValue={current}
        error={error}
        hint={hint}
        readOnly={saving}
        aria-describedby={warning ? warningId : undefined}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={leave}
        {...inputProps}
      />
      {compared && current !== '' && typed.trim() !== '' && typed !== current && (
        <OldAndNew oldText={oldText} newText={newText} old={current} fresh={typed} />
      )}
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
        <Button type="submit" loading={saving} loadingText={savingText}>
          {failed ? retryText : saveText}
        </Button>
        <Button tone="secondary" disabled={saving} onClick={onCancel}>
          {cancelText}
        </Button>
        {failed && !saving && (
          <p role="alert" className={css.failed}>
            {failedText}
          </p>
        )}
      </div>
    </form>
  )
}
