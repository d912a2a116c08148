'use client'

import { Button } from '../components/Button/Button.tsx'
import { InlineAlert } from '../components/InlineAlert/InlineAlert.tsx'

interface LoadErrorProps {
  text: string
  retryText: string
  /** Adds a retry button. */
  onRetry: (() => void) | undefined
}

/** Shown in a table whose rows could not be loaded. */
export function LoadError({ text, retryText, onRetry }: LoadErrorProps) {
  return (
    <InlineAlert
      tone="danger"
      actions={
        onRetry && (
          <Button tone="secondary" size="small" onClick={onRetry}>
            {retryText}
          </Button>
        )
      }
    >
      {text}
    </InlineAlert>
  )
}
