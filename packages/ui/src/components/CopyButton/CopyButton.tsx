'use client'

import { useEffect, useState } from 'react'

import { AlertIcon, CheckIcon, CopyIcon } from '../../icons/icons.ts'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { useTexts } from '../../provider/useSettings.ts'
import { Button } from '../Button/Button.tsx'
import type { ButtonProps } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'

const feedbackMs = 2000

const defaultTexts = { copied: 'Copied', failed: 'Copy failed' }

export interface CopyButtonProps extends Omit<
  ButtonProps,
  'tone' | 'loading' | 'loadingText' | 'wide' | 'onClick' | 'children' | 'aria-label'
> {
  /** The text to copy, or a function that returns it, now or later. */
  text: string | (() => string | Promise<string>)
  /** Names the content: "Copy key". */
  label?: string
  /** Shows the label next to the icon. */
  showLabel?: boolean
  /**
   * Replaces some of the texts, for example for a translation. Each is shown for two seconds: `failed` if the browser refused, for
   * example on a page without HTTPS.
   */
  texts?: Partial<typeof defaultTexts>
  /** Called after the text was copied. */
  onCopied?: () => void
  /** Called with the reason if the browser refused. */
  onFailed?: (reason: unknown) => void
}

/** Copies text to the clipboard, then shows and announces the result for two seconds. */
export function CopyButton({
  text,
  label = 'Copy',
  showLabel = false,
  texts: givenTexts,
  onCopied,
  onFailed,
  ...rest
}: CopyButtonProps) {
  const texts = { ...defaultTexts, ...useTexts('CopyButton', givenTexts) }
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')

  useEffect(() => {
    if (state === 'idle') return undefined
    const timer = setTimeout(() => setState('idle'), feedbackMs)
    return () => clearTimeout(timer)
  }, [state])

  async function copy() {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : await text())
      setState('copied')
      onCopied?.()
    } catch (reason) {
      setState('failed')
      onFailed?.(reason)
    }
  }

  const StateIcon = { idle: CopyIcon, copied: CheckIcon, failed: AlertIcon }[state]
  const feedback = state === 'idle' ? '' : texts[state]
  return (
    <>
      {showLabel ? (
        <Button tone="secondary" onClick={() => void copy()} {...rest}>
          <StateIcon />
          <span>{feedback || label}</span>
        </Button>
      ) : (
        <IconButton label={feedback || label} onClick={() => void copy()} {...rest}>
          <StateIcon />
        </IconButton>
      )}
      <output className={visuallyHidden}>{feedback}</output>
    </>
  )
}
