'use client'

import { clsx } from 'clsx'
import { useId, useRef } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { AlertIcon } from '../../icons/icons.ts'
import { useTextProps } from '../../provider/useSettings.ts'
import * as button from '../Button/Button.css.ts'
import { SpinnerRing } from '../Spinner/SpinnerRing.tsx'
import * as css from './GoogleButton.css.ts'

/** Google's logo. Its brand guidelines do not allow other colors. */
function GoogleLogo(props: ComponentPropsWithRef<'svg'>) {
  return (
    <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true" {...props}>
      <path
        fill="#4285f4"
        d="M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92c-.26 1.37-1.04 2.53-2.21 3.31v2.77h3.57c2.08-1.92 3.28-4.74 3.28-8.09z"
      />
      <path
        fill="#34a853"
        d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84C3.99 20.53 7.7 23 12 23z"
      />
      <path
        fill="#fbbc05"
        d="M5.84 14.09c-.22-.66-.35-1.36-.35-2.09s.13-1.43.35-2.09V7.07H2.18C1.43 8.55 1 10.22 1 12s.43 3.45 1.18 4.93l2.85-2.22.81-.62z"
      />
      <path
        fill="#ea4335"
        d="M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15C17.45 2.09 14.97 1 12 1 7.7 1 3.99 3.47 2.18 7.07l3.66 2.84c.87-2.6 3.3-4.53 6.16-4.53z"
      />
    </svg>
  )
}

export interface GoogleButtonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The text of the button. */
  label?: ReactNode
  /** Replaces the label while loading. */
  loadingText?: ReactNode
  /** The popup is open, or its result is being sent. The button keeps focus and ignores clicks. */
  loading?: boolean
  /** Disables the button, for example while the form above is being submitted. */
  disabled?: boolean
  /** Why the last attempt failed. Announced when it appears, and hidden while loading. */
  error?: ReactNode
  /** What the user accepts by continuing, because the button also creates accounts. Pass null where it does not. */
  consent?: ReactNode
  /** The label of the button that cancels. */
  cancelText?: ReactNode
  /** Adds a Cancel button while loading. */
  onCancel?: (() => void) | undefined
  /** Called synchronously on click, so that a popup opened here is not blocked. */
  onContinue?: () => void
}

/** Signs in or signs up with Google, with the consent text below. */
export function GoogleButton({
  label,
  loadingText,
  loading = false,
  disabled = false,
  error,
  consent = 'By continuing with Google you accept the Terms & Conditions and the Privacy Policy.',
  cancelText,
  onCancel,
  onContinue,
  className,
  ...rest
}: GoogleButtonProps) {
  const texts = {
    label: 'Continue with Google',
    loadingText: 'Waiting for Google…',
    cancelText: 'Cancel',
    ...useTextProps('GoogleButton', { label, loadingText, cancelText }),
  }
  const ref = useRef<HTMLButtonElement>(null)
  const consentId = useId()
  const errorId = useId()
  const showsError = Boolean(error) && !loading
  return (
    <div className={clsx(css.root, className)} {...rest}>
      <div className={css.row}>
        <button
          ref={ref}
          type="button"
          className={clsx(button.size.medium, button.tone.secondary, css.main, loading && css.busy)}
          disabled={disabled}
          aria-disabled={loading || undefined}
          aria-describedby={clsx(showsError && errorId, consent !== null && consentId) || undefined}
          onClick={loading ? undefined : onContinue}
        >
          {loading ? <SpinnerRing /> : <GoogleLogo className={css.logo} />}
          <span aria-live="polite">{loading ? texts.loadingText : texts.label}</span>
        </button>
        {loading && onCancel && (
          <button
            type="button"
            className={clsx(button.size.medium, button.tone.plain)}
            onClick={() => {
              // Cancel is about to disappear, and would lose focus.
              ref.current?.focus()
              onCancel()
            }}
          >
            {texts.cancelText}
          </button>
        )}
      </div>
      <div id={errorId} role="alert">
        {showsError && (
          <p className={css.failure}>
            <AlertIcon className={css.failureIcon} />
            <span>{error}</span>
          </p>
        )}
      </div>
      {consent !== null && (
        <p className={css.consent} id={consentId}>
          {consent}
        </p>
      )}
    </div>
  )
}
