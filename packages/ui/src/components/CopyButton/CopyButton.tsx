import { useEffect, useState } from 'react'

import { AlertIcon, CheckIcon, CopyIcon } from '../../icons/icons.ts'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { Button } from '../Button/Button.tsx'
import type { ButtonProps } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'

const stays = 2000

export interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'className' | 'disabled'> {
  /** What is copied, whole; a function is asked only when the button is pressed. */
  text: string | (() => string)
  /** What is copied, in words: "Copy key". */
  label?: string
  /** Shows the words beside the picture. */
  showLabel?: boolean
  /** Said for two seconds after it has worked. */
  copiedLabel?: string
  /** Said when the browser refuses, as it does on a page without https. */
  failedLabel?: string
  /** The text is in the clipboard. */
  onCopied?: () => void
  /** The browser refused, with its reason. */
  onFailed?: (reason: unknown) => void
}

/** Copies a text, then says for two seconds whether it worked; a screen reader hears it, too. */
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
    const timer = setTimeout(() => setState('idle'), stays)
    return () => clearTimeout(timer)
  }, [state])

  async function copy() {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text())
      setState('copied')
      onCopied?.()
    } catch (reason) {
      setState('failed')
      onFailed?.(reason)
    }
  }

  const Glyph = { idle: CopyIcon, copied: CheckIcon, failed: AlertIcon }[state]
  const news = { idle: '', copied: copiedLabel, failed: failedLabel }[state]
  return (
    <>
      {showLabel ? (
        <Button tone="secondary" onClick={() => void copy()} {...rest}>
          <Glyph />
          {news || label}
        </Button>
      ) : (
        <IconButton label={news || label} onClick={() => void copy()} {...rest}>
          <Glyph />
        </IconButton>
      )}
      <output className={visuallyHidden}>{news}</output>
    </>
  )
}
