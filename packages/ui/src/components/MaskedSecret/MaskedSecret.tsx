'use client'

import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import type { ComponentPropsWithRef } from 'react'

import { EyeIcon, EyeOffIcon } from '../../icons/icons.ts'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { useTexts } from '../../provider/useSettings.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './MaskedSecret.css.ts'

/** The number of characters that stay visible (specification, section 9). */
const tailLength = 3

const defaultTexts = {
  show: 'Show',
  hide: 'Hide',
  /** Announced before the visible characters. */
  masked: 'Hidden, ending in',
}

export interface MaskedSecretProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The secret. It is in the DOM only while it is shown. */
  secret: string
  /** Name the secret in them: “Show key”. */
  texts?: Partial<typeof defaultTexts>
}

/** Shows the last three characters of a secret, and all of it on request. The secret is hidden again when the window loses focus. */
export function MaskedSecret({ secret, texts: givenTexts, className, ...rest }: MaskedSecretProps) {
  const texts = { ...defaultTexts, ...useTexts('MaskedSecret', givenTexts) }
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
          <span className={visuallyHidden}>{texts.masked} </span>
          <span aria-hidden="true">••••••••••••</span>
          {secret.length > tailLength && secret.slice(-tailLength)}
        </code>
      )}
      <IconButton label={shown ? texts.hide : texts.show} onClick={() => setShown(!shown)}>
        {shown ? <EyeOffIcon /> : <EyeIcon />}
      </IconButton>
    </span>
  )
}
