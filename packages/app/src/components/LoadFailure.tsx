import { Button, InlineAlert } from '@sluice/ui'

import { useText } from '../messages/TextProvider.tsx'

export interface LoadFailureProps {
  /** What is missing, as a sentence. */
  message: string
  /** Loads it again. */
  onRetry: () => unknown
  /** What else to try, as a sentence. */
  advice?: string
}

/** Shown in place of what could not be loaded, with a retry button. */
export function LoadFailure({ message, onRetry, advice }: LoadFailureProps) {
  const t = useText()
  return (
    <InlineAlert
      tone="danger"
      actions={
        <Button tone="secondary" size="small" onClick={() => void onRetry()}>
          {t('loadFailure.retry')}
        </Button>
      }
    >
      <span>{message}</span>
      {advice && <span>{` ${advice}`}</span>}
    </InlineAlert>
  )
}

/** A line below a figure that could not be loaded, with a retry button. */
export function RetryNote({ message, onRetry }: Omit<LoadFailureProps, 'advice'>) {
  const t = useText()
  return (
    <span role="alert">
      <span>{message}</span>{' '}
      <Button tone="plain" size="small" onClick={() => void onRetry()}>
        {t('loadFailure.retry')}
      </Button>
    </span>
  )
}
