import { clsx } from 'clsx'
import { useId, useRef } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { AlertIcon } from '../../icons/icons.ts'
import * as button from '../Button/Button.css.ts'
import { SpinnerRing } from '../Spinner/SpinnerRing.tsx'
import * as css from './GoogleButton.css.ts'
import { GoogleMark } from './GoogleMark.tsx'

export interface GoogleButtonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  label?: ReactNode
  /** What stands on the button while Google's window is open. */
  busyLabel?: ReactNode
  /** The popup is open or its answer is being sent. The button keeps the focus, and further presses do nothing. */
  busy?: boolean
  /** Sign-in with Google can't be offered now, for instance while the form beside it is being sent. */
  disabled?: boolean
  /** Why the last try failed, in a sentence. It is read out as it appears and goes with the next press. */
  failure?: ReactNode
  /** What going on accepts. Always shown, since the button also signs people up; may hold links to both texts. */
  consent?: ReactNode
  /** What the way back is called. */
  cancelLabel?: ReactNode
  /** Gives up waiting. While busy it puts a way back beside the button; afterwards the button has the focus. */
  onCancel?: (() => void) | undefined
  /** Called on a press, inside the press itself, so that a popup opened here is not blocked. */
  onContinue?: () => void
}

/** Signs in or up through Google, and says beside it what that accepts. */
export function GoogleButton({
  label = 'Continue with Google',
  busyLabel = 'Waiting for Google…',
  busy = false,
  disabled = false,
  failure,
  consent = 'By continuing with Google you accept the Terms & Conditions and the Privacy Policy.',
  cancelLabel = 'Cancel',
  onCancel,
  onContinue,
  className,
  ...rest
}: GoogleButtonProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const consentId = useId()
  const failureId = useId()
  const showsFailure = Boolean(failure) && !busy
  return (
    <div className={clsx(css.root, className)} {...rest}>
      <div className={css.row}>
        <button
          ref={ref}
          type="button"
          className={clsx(button.size.medium, button.tone.secondary, css.main, busy && css.busy)}
          disabled={disabled}
          aria-disabled={busy || undefined}
          aria-describedby={showsFailure ? `${failureId} ${consentId}` : consentId}
          onClick={busy ? undefined : onContinue}
        >
          {busy ? <SpinnerRing /> : <GoogleMark className={css.mark} />}
          <span aria-live="polite">{busy ? busyLabel : label}</span>
        </button>
        {busy && onCancel && (
          <button
            type="button"
            className={clsx(button.size.medium, button.tone.plain)}
            onClick={() => {
              // It is about to go, and the focus with it.
              ref.current?.focus()
              onCancel()
            }}
          >
            {cancelLabel}
          </button>
        )}
      </div>
      <div id={failureId} role="alert">
        {showsFailure && (
          <p className={css.failure}>
            <AlertIcon className={css.failureIcon} />
            {failure}
          </p>
        )}
      </div>
      <p className={css.consent} id={consentId}>
        {consent}
      </p>
    </div>
  )
}
