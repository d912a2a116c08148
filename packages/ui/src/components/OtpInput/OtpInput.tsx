'use client'

import { clsx } from 'clsx'
import type { ChangeEvent, ComponentPropsWithoutRef, Ref } from 'react'

import { toAsciiDigits } from '../../internal/digits.ts'
import type { FieldTexts } from '../../internal/Field.tsx'
import type { FieldRootProps } from '../../internal/splitFieldProps.ts'
import { TextField } from '../TextField/TextField.tsx'
import * as css from './OtpInput.css.ts'

export interface OtpInputProps
  extends
    FieldTexts,
    FieldRootProps,
    Omit<ComponentPropsWithoutRef<'input'>, keyof FieldRootProps | 'type'> {
  /** The `<input>`, such as to focus it. */
  inputRef?: Ref<HTMLInputElement>
  /** How many digits the code has. */
  length?: number
  /** Called once all digits are there, typed, pasted or filled in by the phone. Send the form then. */
  onComplete?: (code: string) => void
}

/** A code without what people and apps put between its digits, in 0 to 9. Any other text stays as it is. */
function tidyCode(text: string): string {
  const joined = text.replaceAll(/[\s\p{Pd}]/gu, '')
  return /^\p{Nd}+$/u.test(joined) ? toAsciiDigits(joined) : text
}

/**
 * A field for a code of an authenticator app, a mail or a text message. One `<input>`, so that phones can fill it in and screen
 * readers read it as one. Spaces and dashes between digits are left out, and digits of other scripts are understood. What is no code
 * stays, so that its error can be shown.
 */
export function OtpInput({
  length = 6,
  onChange,
  onComplete,
  className,
  style,
  ...rest
}: OtpInputProps) {
  const places = { '--sl-otp-length': String(length) }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget: input } = event
    const code = tidyCode(input.value)
    if (code !== input.value) input.value = code
    onChange?.(event)
    const { nativeEvent } = event
    const isDeletion =
      nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete')
    if (!isDeletion && code.length === length && /^\d+$/.test(code)) onComplete?.(code)
  }
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      {...rest}
      onChange={change}
      className={clsx(css.root, className)}
      style={{ ...places, ...style }}
    />
  )
}
