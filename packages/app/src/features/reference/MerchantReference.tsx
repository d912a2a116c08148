import { Button } from '@sluice/ui'
import { useState } from 'react'

import { useText } from '../../messages/TextProvider.tsx'
import { KeyFiller, type Filling } from './KeyFiller.tsx'
import * as css from './MerchantReference.css.ts'
import { Reference } from './Reference.tsx'

/** The API reference for a signed-in merchant, optionally with the merchant's key in the samples and, in the sandbox, a form to try each call. */
export function MerchantReference() {
  const t = useText()
  const [wanted, setWanted] = useState(false)
  const [filling, setFilling] = useState<Filling>()

  return (
    <>
      <div className={css.bar}>
        <Button tone="secondary" onClick={() => setWanted(!wanted)}>
          {wanted && filling?.fetching
            ? t('reference.loadingKey')
            : filling?.values
              ? t('reference.removeMyKey')
              : t('reference.insertMyKey')}
        </Button>
        <p className={css.words}>{t('reference.insertsApiKeyInto')}</p>
      </div>
      {wanted && <KeyFiller onFill={setFilling} />}
      <Reference values={filling?.values} renderTry={filling?.renderTry} />
    </>
  )
}
