'use client'

import { flushSync } from 'react-dom'

import { EyeIcon, EyeOffIcon } from '../../icons/icons.ts'
import * as css from './TextField.css.ts'

interface PasswordToggleProps {
  inputId: string
  shown: boolean
  onToggle: () => void
  showLabel: string
  hideLabel: string
  disabled?: boolean
}

/** Shows and hides the password. Keeps the caret, and the focus if it is in the field. */
export function PasswordToggle({
  inputId,
  shown,
  onToggle,
  showLabel,
  hideLabel,
  disabled,
}: PasswordToggleProps) {
  function toggle() {
    const input = document.getElementById(inputId)
    if (!(input instanceof HTMLInputElement)) return
    const { selectionStart, selectionEnd, selectionDirection } = input
    flushSync(onToggle)
    // Browsers move the caret when the type changes.
    input.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
  }
  return (
    <button
      type="button"
      className={css.toggle}
      aria-controls={inputId}
      aria-label={shown ? hideLabel : showLabel}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={toggle}
    >
      {shown ? <EyeOffIcon /> : <EyeIcon />}
    </button>
  )
}
