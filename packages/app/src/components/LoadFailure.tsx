import { Button, InlineAlert } from '@sluice/ui'

export interface LoadFailureProps {
  /** What is missing, as the beginning of a sentence: "Your transactions". */
  what: string
  /** Asks for it again. */
  onRetry: () => unknown
}

/** Stands where something would be that could not be fetched, and asks again on request. */
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
