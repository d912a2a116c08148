import { Button, InlineAlert } from '@sluice/ui'

export interface LoadFailureProps {
  /** What is missing, as the beginning of a sentence: "Your transactions". */
  what: string
  /** Loads it again. */
  onRetry: () => unknown
}

/** Shown in place of data that could not be loaded, with a retry button. */
export function LoadFailure({ what, onRetry }: LoadFailureProps) {
  return (
    <InlineAlert
      tone="danger"
      action={
        <Button tone="secondary" size="small" onClick={() => void onRetry()}>
          Try again
        </Button>
      }
    >
      {what} could not be loaded.
    </InlineAlert>
  )
}

/** A line below a figure that could not be loaded, with a retry button. */
export function RetryNote({ what, onRetry }: LoadFailureProps) {
  return (
    <span role="alert">
      {what} could not be loaded.{' '}
      <Button tone="plain" size="small" onClick={() => void onRetry()}>
        Try again
      </Button>
    </span>
  )
}
