import { clsx } from 'clsx'
import { useState } from 'react'
import type { ComponentPropsWithRef } from 'react'

import { EyeIcon, EyeOffIcon } from '../../icons/icons.ts'
import { useWindowBlur } from '../../internal/useWindowBlur.ts'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './MaskedSecret.css.ts'
import { secretTail } from './secretTail.ts'

export interface MaskedSecretProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The secret itself; it is in the page only while it is shown. */
  secret: string
  /** What the button does while the secret is masked; name the secret: "Show key". */
  showLabel?: string
  hideLabel?: string
  /** Heard before the characters that stay readable. */
  maskedText?: string
}

/** A secret that shows its last three characters until it is asked for, and hides again when the reader turns away. */
export function MaskedSecret({
  secret,
  showLabel = 'Show key',
  hideLabel = 'Hide key',
  maskedText = 'Hidden, ends in',
  className,
  ...rest
}: MaskedSecretProps) {
  const [shown, setShown] = useState(false)
  useWindowBlur(shown, () => setShown(false))

  return (
    <span className={clsx(css.root, className)} {...rest}>
      {shown ? (
        <code className={css.shown}>{secret}</code>
      ) : (
        <code className={css.masked}>
          <span className={visuallyHidden}>{maskedText} </span>
          <span aria-hidden="true">••••••••••••</span>
          {secretTail(secret)}
        </code>
      )}
      <IconButton label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
        {shown ? <EyeOffIcon /> : <EyeIcon />}
      </IconButton>
    </span>
  )
}
