import { Button } from '@sluice/ui'
import { useEffect, useState } from 'react'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import { useOnDemand } from '../../hooks/useOnDemand.ts'
import { whenIdle } from '../../lib/whenIdle.ts'
import type { Filling } from './KeyFiller.tsx'
import * as css from './MerchantReference.css.ts'
import { Reference } from './Reference.tsx'

const load = async () => (await import('./KeyFiller.tsx')).KeyFiller

/** The reference for a signed-in merchant: on request with the merchant's own key in it, and in the sandbox with a way to try each call. */
export function MerchantReference() {
  const [wanted, setWanted] = useState(false)
  const [filling, setFilling] = useState<Filling>()
  const { code: KeyFiller, failed, ask } = useOnDemand(load)
  const fetching = KeyFiller ? filling?.fetching : !failed

  useEffect(() => whenIdle(ask), [ask])

  return (
    <>
      <div className={css.bar}>
        <Button
          tone="secondary"
          onClick={() => {
            setWanted(!wanted)
            ask()
          }}
        >
          {wanted && fetching
            ? 'Fetching your key…'
            : filling?.values
              ? 'Take my key out'
              : 'Fill in my key'}
        </Button>
        <p className={css.words}>
          Puts your key into the samples, and in the sandbox lets you try each call. Anyone who sees
          your screen sees it, too.
        </p>
      </div>
      {wanted && failed && !KeyFiller && <LoadFailure what="Your key" onRetry={ask} />}
      {wanted && KeyFiller && <KeyFiller onFill={setFilling} />}
      <Reference values={filling?.values} renderTry={filling?.renderTry} />
    </>
  )
}
