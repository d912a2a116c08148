'use client'

import { useEffect, useState } from 'react'

import { AlertIcon, CheckIcon, CopyIcon } from '../../icons/icons.ts'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { Button } from '../Button/Button.tsx'
import type { ButtonProps } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'

const feedbackMs = 2000

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
  /** Shown for two seconds after the text was copied. */
  copiedLabel?: string
  /** Shown for two seconds if the browser refused, for example on a page without HTTPS. */
  failedLabel?: string
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
  copiedLabel = 'Copied',
  failedLabel = 'Copy failed',
  onCopied,
  onFailed,
  ...rest
}: CopyButtonProps) {
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
  const feedback = { idle: '', copied: copiedLabel, failed: failedLabel }[state]
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
