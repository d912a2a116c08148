import { useListApiKeysQuery } from '@sluice/api'
import { Button, InlineAlert } from '@sluice/ui'
import { useEffect, type ReactNode } from 'react'

import { environment } from '../../config/environment.ts'
import { paths } from '../../config/paths.ts'
import { useCapabilities } from '../../hooks/useCapabilities.ts'
import type { SampleValues } from './fillSample.ts'
import { MissingKey } from './MissingKey.tsx'
import { TryIt } from './TryIt.tsx'

/** What the merchant's key makes of the reference. */
export interface Filling {
  /** The key is on its way. */
  fetching: boolean
  values: SampleValues | undefined
  /** A way to try each call, where the server is a sandbox. */
  renderTry: ((call: string) => ReactNode) | undefined
}

export interface KeyFillerProps {
  /** Called with whatever the key makes of the reference, and with nothing once it is taken out. */
  onFill: (filling: Filling | undefined) => void
}

/** Fetches the merchant's key for as long as it is there, and says what stands in the way. */
export function KeyFiller({ onFill }: KeyFillerProps) {
  const { data, isFetching, isError, refetch } = useListApiKeysQuery()
  const { sandbox } = useCapabilities()
  const key = data?.[0]?.key

  useEffect(() => {
    const url = new URL(environment.apiBaseUrl, location.href).origin
    const values = key === undefined ? undefined : { key, url }
    const renderTry = values && sandbox && ((call: string) => <TryIt call={call} values={values} />)
    onFill({ fetching: isFetching, values, renderTry: renderTry || undefined })
  }, [isFetching, key, onFill, sandbox])
  useEffect(() => () => onFill(undefined), [onFill])

  return (
    <>
      {isError && !isFetching && (
        <InlineAlert tone="danger">
          Your key could not be loaded.{' '}
          <Button tone="plain" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </InlineAlert>
      )}
      {data && key === undefined && <MissingKey href={paths.credentials} />}
    </>
  )
}
