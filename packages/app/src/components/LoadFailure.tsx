import { Button, InlineAlert } from '@sluice/ui'

import { useText } from '../messages/TextProvider.tsx'

export interface LoadFailureProps {
  /** What is missing, as the beginning of a sentence: "Your transactions". */
  what: string
  /** Loads it again. */
  onRetry: () => unknown
  /** What else to try, as a sentence. */
  advice?: string
}

/** Shown in place of what could not be loaded, with a retry button. */
export function LoadFailure({ what, onRetry, advice }: LoadFailureProps) {
  const t = useText()
  return (
    <InlineAlert
      tone="danger"
      action={
        <Button tone="secondary" size="small" onClick={() => void onRetry()}>
          {t('loadFailure.retry')}
        </Button>
      }
    >
      {what} could not be loaded.{advice && ` ${advice}`}
    </InlineAlert>
  )
}

/** A line below a figure that could not be loaded, with a retry button. */
export function RetryNote({ what, onRetry }: Omit<LoadFailureProps, 'advice'>) {
  const t = useText()
  return (
    <span role="alert">
      {what} could not be loaded.{' '}
      <Button tone="plain" size="small" onClick={() => void onRetry()}>
        {t('loadFailure.retry')}
      </Button>
    </span>
  )
}
