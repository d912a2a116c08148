import { useListApiKeysQuery } from '@sluice/api'
import { Button, InlineAlert } from '@sluice/ui'
import { useState } from 'react'

import { environment } from '../../config/environment.ts'
import { paths } from '../../config/paths.ts'
import { useExtras } from '../../lib/useExtras.ts'
import * as css from './MerchantReference.css.ts'
import { MissingKey } from './MissingKey.tsx'
import { Reference } from './Reference.tsx'
import { TryIt } from './TryIt.tsx'

/** The reference for a signed-in merchant: on request with the merchant's own key in it, and in the sandbox with a way to try each call. */
export function MerchantReference() {
  const [wanted, setWanted] = useState(false)
  const { data, isFetching, isError, refetch } = useListApiKeysQuery(undefined, { skip: !wanted })
  const [apiKey] = data ?? []
  const { sandbox } = useExtras()
  const values =
    wanted && apiKey
      ? { key: apiKey.key, url: new URL(environment.apiBaseUrl, location.href).origin }
      : undefined

  return (
    <>
      <div className={css.bar}>
        <Button tone="secondary" onClick={() => setWanted(!wanted)}>
          {wanted && isFetching
            ? 'Fetching your key…'
            : values
              ? 'Take my key out'
              : 'Fill in my key'}
        </Button>
        <p className={css.words}>
          {sandbox
            ? 'Puts your key into the samples, and lets you try each call in the sandbox.'
            : 'Puts your key into the samples. Anyone who sees your screen sees it, too.'}
        </p>
      </div>
      {wanted && isError && !isFetching && (
        <InlineAlert tone="danger">
          Your key could not be loaded.{' '}
          <Button tone="plain" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </InlineAlert>
      )}
      {wanted && data && !apiKey && <MissingKey href={paths.credentials} />}
      <Reference
        values={values}
        renderTry={values && sandbox ? (call) => <TryIt call={call} values={values} /> : undefined}
      />
    </>
  )
}
