import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import type { ComponentPropsWithRef } from 'react'

import { EyeIcon, EyeOffIcon } from '../../icons/icons.ts'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './MaskedSecret.css.ts'

/** The number of characters that stay visible (specification, section 9). */
const tailLength = 3

export interface MaskedSecretProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The secret. It is in the DOM only while it is shown. */
  secret: string
  /** Names the secret: "Show key". */
  showLabel?: string
  hideLabel?: string
  /** Announced before the visible characters. */
  maskedText?: string
}

/** Shows the last three characters of a secret, and all of it on request. The secret is hidden again when the window loses focus. */
export function MaskedSecret({
  secret,
  showLabel = 'Show key',
  hideLabel = 'Hide key',
  maskedText = 'Hidden, ending in',
  className,
  ...rest
}: MaskedSecretProps) {
  const [shown, setShown] = useState(false)

  useEffect(() => {
    if (!shown) return undefined
    const hide = () => setShown(false)
    window.addEventListener('blur', hide)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('blur', hide)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [shown])

  return (
    <span className={clsx(css.root, className)} {...rest}>
      {shown ? (
        <code className={css.shown}>{secret}</code>
      ) : (
        <code className={css.masked}>
          <span className={visuallyHidden}>{maskedText} </span>
          <span aria-hidden="true">••••••••••••</span>
          {secret.length > tailLength && secret.slice(-tailLength)}
        </code>
      )}
      <IconButton label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
        {shown ? <EyeOffIcon /> : <EyeIcon />}
      </IconButton>
    </span>
  )
}
