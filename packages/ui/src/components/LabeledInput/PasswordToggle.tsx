import { flushSync } from 'react-dom'

import { EyeIcon, EyeOffIcon } from '../../icons/icons.ts'
import { toggle } from './LabeledInput.css.ts'

interface PasswordToggleProps {
  inputId: string
  shown: boolean
  onToggle: () => void
  showLabel: string
  hideLabel: string
  disabled?: boolean
}

/** Shows and hides what was typed; the caret, and the focus if it is in the field, stay where they are. */
export function PasswordToggle({
  inputId,
  shown,
  onToggle,
  showLabel,
  hideLabel,
  disabled,
}: PasswordToggleProps) {
  function press() {
    const input = document.getElementById(inputId)
    if (!(input instanceof HTMLInputElement)) return
    const { selectionStart, selectionEnd, selectionDirection } = input
    flushSync(onToggle)
    // A browser puts the caret at one end when the type changes.
    input.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
  }
  return (
    <button
      type="button"
      className={toggle}
      aria-controls={inputId}
      aria-label={shown ? hideLabel : showLabel}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    >
      {shown ? <EyeOffIcon /> : <EyeIcon />}
    </button>
  )
}
