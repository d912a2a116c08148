'use client'

import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import type { ComponentPropsWithRef } from 'react'

import { EyeIcon, EyeOffIcon } from '../../icons/icons.ts'
import { useEventCallback } from '../../internal/useEventCallback.ts'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { useTexts } from '../../provider/useSettings.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { SpinnerRing } from '../Spinner/SpinnerRing.tsx'
import * as css from './MaskedSecret.css.ts'

/** The number of characters that stay visible (specification, section 9). */
const tailLength = 3

const defaultTexts = {
  show: 'Show',
  hide: 'Hide',
  /** Announced before the visible characters. */
  masked: 'Hidden, ending in',
  /** Shown if the secret could not be fetched. */
  failed: 'Could not be shown. Try again.',
}

export interface MaskedSecretProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The secret, or a function that fetches it when the user wants to see it. It is in the DOM only while it is shown. */
  secret: string | (() => Promise<string>)
  /** The characters that stay visible, if the secret is fetched. */
  tail?: string
  /** Name the secret in them: “Show key”. */
  texts?: Partial<typeof defaultTexts>
}

/** Shows the last three characters of a secret, and all of it on request. The secret is hidden again when the window loses focus. */
export function MaskedSecret({
  secret,
  tail: givenTail = '',
  texts: givenTexts,
  className,
  ...rest
}: MaskedSecretProps) {
  const texts = { ...defaultTexts, ...useTexts('MaskedSecret', givenTexts) }
  const [isShown, setIsShown] = useState(false)
  const [fetched, setFetched] = useState<string>()
  const [isFetching, setIsFetching] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const shown = isShown ? (typeof secret === 'string' ? secret : fetched) : undefined
  const tail =
    typeof secret === 'string' && secret.length > tailLength ? secret.slice(-tailLength) : givenTail

  const hide = useEventCallback(() => {
    setIsShown(false)
    setFetched(undefined)
  })

  useEffect(() => {
    if (!isShown) return undefined
    window.addEventListener('blur', hide)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('blur', hide)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [hide, isShown])

  async function show() {
    setHasFailed(false)
    if (typeof secret !== 'string') {
      setIsFetching(true)
      try {
        setFetched(await secret())
      } catch {
        setHasFailed(true)
        return
      } finally {
        setIsFetching(false)
      }
    }
    setIsShown(true)
  }

  return (
    <span className={clsx(css.root, className)} aria-busy={isFetching || undefined} {...rest}>
      {hasFailed ? (
        <span role="alert" className={css.failed}>
          {texts.failed}
        </span>
      ) : shown === undefined ? (
        <code className={css.masked} translate="no">
          <span className={visuallyHidden}>{texts.masked} </span>
          <span aria-hidden="true">••••••••••••</span>
          {tail}
        </code>
      ) : (
        <code className={css.shown} translate="no">
          {shown}
        </code>
      )}
      <IconButton
        label={isShown ? texts.hide : texts.show}
        aria-disabled={isFetching || undefined}
        onClick={() => {
          if (isShown) hide()
          else if (!isFetching) void show()
        }}
      >
        {isFetching ? <SpinnerRing /> : isShown ? <EyeOffIcon /> : <EyeIcon />}
      </IconButton>
    </span>
  )
}
