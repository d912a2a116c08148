import { Button } from '@sluice/ui'
import { useState } from 'react'

import { KeyFiller, type Filling } from './KeyFiller.tsx'
import * as css from './MerchantReference.css.ts'
import { Reference } from './Reference.tsx'

/** The API reference for a signed-in merchant: on request with the merchant's own key and, in the sandbox, a way to try each call. */
export function MerchantReference() {
  const [wanted, setWanted] = useState(false)
  const [filling, setFilling] = useState<Filling>()

  return (
    <>
      <div className={css.bar}>
        <Button tone="secondary" onClick={() => setWanted(!wanted)}>
          {wanted && filling?.fetching
            ? 'Loading your key…'
            : filling?.values
              ? 'Remove my key'
              : 'Fill in my key'}
        </Button>
        <p className={css.words}>
          Fills in your key in the samples and, in the sandbox, lets you try each call. Anyone who
          sees your screen can see the key.
        </p>
      </div>
      {wanted && <KeyFiller onFill={setFilling} />}
      <Reference values={filling?.values} renderTry={filling?.renderTry} />
    </>
  )
}
