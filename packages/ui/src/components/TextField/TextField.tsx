'use client'

import { clsx } from 'clsx'
import { useId, useState } from 'react'
import type { ComponentPropsWithoutRef, Ref } from 'react'

import { describedBy, Field } from '../../internal/Field.tsx'
import type { FieldTexts } from '../../internal/Field.tsx'
import * as field from '../../internal/field.css.ts'
import { splitFieldProps } from '../../internal/splitFieldProps.ts'
import type { FieldRootProps } from '../../internal/splitFieldProps.ts'
import { useTextProps } from '../../provider/useSettings.ts'
import { PasswordToggle } from './PasswordToggle.tsx'
import * as css from './TextField.css.ts'

export interface TextFieldProps
  extends
    FieldTexts,
    FieldRootProps,
    Omit<ComponentPropsWithoutRef<'input'>, keyof FieldRootProps> {
  /** `password` adds a button that shows and hides the input. */
  type?: 'text' | 'email' | 'password' | 'url' | 'tel' | 'search'
  /** The `<input>`, such as to focus it. */
  inputRef?: Ref<HTMLInputElement>
  /** The accessible name of the password button while the password is hidden. */
  showLabel?: string
  /** The accessible name of the password button while the password is shown. */
  hideLabel?: string
}

/**
 * A single-line text field with a label, a hint and an error. `onChange` is the event of the input, as form libraries
 * expect. `ref`, `className`, `style` and `data-*` are those of the root element, all other props those of the input.
 */
export function TextField({
  label,
  hint,
  error,
  type = 'text',
  inputRef,
  showLabel: givenShowLabel,
  hideLabel: givenHideLabel,
  id: givenId,
  'aria-describedby': moreDescription,
  ...rest
}: TextFieldProps) {
  const { showLabel = 'Show password', hideLabel = 'Hide password' } = useTextProps('TextField', {
    showLabel: givenShowLabel,
    hideLabel: givenHideLabel,
  })
  const ownId = useId()
  const [shown, setShown] = useState(false)
  const id = givenId ?? ownId
  const isPassword = type === 'password'
  const { root, control } = splitFieldProps(rest)
  return (
    <Field id={id} label={label} hint={hint} error={error} {...root}>
      <div className={css.box}>
        <input
          id={id}
          ref={inputRef}
          type={isPassword && shown ? 'text' : type}
          className={clsx(field.input, isPassword && css.withToggle)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error, hint }, moreDescription)}
          {...(type === 'text' ? {} : { autoCapitalize: 'none', spellCheck: false })}
          {...control}
        />
        {isPassword && (
          <PasswordToggle
            inputId={id}
            shown={shown}
            onToggle={() => setShown(!shown)}
            showLabel={showLabel}
            hideLabel={hideLabel}
            disabled={rest.disabled}
          />
        )}
      </div>
    </Field>
  )
}
