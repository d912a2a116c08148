'use client'

import { useId, useState } from 'react'
import type { ComponentPropsWithoutRef, Ref } from 'react'

import { describedBy, Field } from '../../internal/Field.tsx'
import type { FieldTexts } from '../../internal/Field.tsx'
import { splitFieldProps } from '../../internal/splitFieldProps.ts'
import type { FieldRootProps } from '../../internal/splitFieldProps.ts'
import * as css from './Textarea.css.ts'

export interface TextareaProps
  extends
    FieldTexts,
    FieldRootProps,
    Omit<ComponentPropsWithoutRef<'textarea'>, keyof FieldRootProps | 'children'> {
  /** The number of lines it has room for at first. It grows with its content. */
  rows?: number
  /** Shows how many characters are left. */
  maxLength?: number
  /** The `<textarea>`, such as to focus it. */
  inputRef?: Ref<HTMLTextAreaElement>
  /** The text below a field with a `maxLength`. */
  countText?: (length: number, maxLength: number) => string
}

function defaultCountText(length: number, maxLength: number): string {
  return `${length} of ${maxLength}`
}

/** A text field of several lines, which grows with its content. `onChange` is the event of the textarea, as form libraries expect. */
export function Textarea({
  label,
  hint,
  error,
  rows = 3,
  maxLength,
  inputRef,
  countText = defaultCountText,
  id: givenId,
  onInput,
  'aria-describedby': moreDescription,
  ...rest
}: TextareaProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const { root, control } = splitFieldProps(rest)
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''))
  const length = String(rest.value ?? typed).length
  return (
    <Field id={id} label={label} hint={hint} error={error} {...root}>
      <textarea
        id={id}
        ref={inputRef}
        rows={rows}
        maxLength={maxLength}
        className={css.textarea}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error, hint }, moreDescription)}
        onInput={(event) => {
          setTyped(event.currentTarget.value)
          onInput?.(event)
        }}
        {...control}
      />
      {maxLength !== undefined && <p className={css.count}>{countText(length, maxLength)}</p>}
    </Field>
  )
}
