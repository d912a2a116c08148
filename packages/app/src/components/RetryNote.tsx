import { Button } from '@sluice/ui'

export interface RetryNoteProps {
  /** What is missing, as the beginning of a sentence: "Your earnings". */
  what: string
  /** Loads it again. */
  onRetry: () => unknown
}

/** A line below a figure that could not be loaded, with a retry button. */
export function RetryNote({ what, onRetry }: RetryNoteProps) {
  return (
    <span role="alert">
      {what} could not be loaded.{' '}
      <Button tone="plain" size="small" onClick={() => void onRetry()}>
        Try again
      </Button>
    </span>
  )
}
