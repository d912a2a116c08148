import { Button } from '@sluice/ui'
import { useState } from 'react'

import { KeyFiller, type Filling } from './KeyFiller.tsx'
import * as css from './MerchantReference.css.ts'
import { Reference } from './Reference.tsx'

/** The API reference for a signed-in merchant, optionally with the merchant's key in the samples and, in the sandbox, a form to try each call. */
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
              : 'Insert my key'}
        </Button>
        <p className={css.words}>
          Inserts your API key into the code samples. In the sandbox you can also try each call.
          Anyone who can see your screen can read the key.
        </p>
      </div>
      {wanted && <KeyFiller onFill={setFilling} />}
      <Reference values={filling?.values} renderTry={filling?.renderTry} />
    </>
  )
}
