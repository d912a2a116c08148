import { Button } from '@sluice/ui'

export interface RetryNoteProps {
  /** What is missing, as the beginning of a sentence: "Your earnings". */
  what: string
  /** Asks for it again. */
  onRetry: () => unknown
}

/** One line under a figure that could not be fetched, and a way to ask again. */
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
