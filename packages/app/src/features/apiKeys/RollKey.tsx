import { Button } from '@sluice/ui'
import { lazy, Suspense, useState } from 'react'

const RollKeyDialog = lazy(() =>
  import('./RollKeyDialog.tsx').then((module) => ({ default: module.RollKeyDialog })),
)

export interface RollKeyProps {
  /** The current key. */
  id: string
}

/** Replaces the key by a new one after a confirmation. */
export function RollKey({ id }: RollKeyProps) {
  const [confirming, setConfirming] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <Button
        tone="secondary"
        onClick={() => {
          setWasOpened(true)
          setConfirming(true)
        }}
      >
        Roll key
      </Button>
      {wasOpened && (
        <Suspense>
          <RollKeyDialog id={id} open={confirming} onOpenChange={setConfirming} />
        </Suspense>
      )}
    </>
  )
}
