import { useListApiKeysQuery } from '@sluice/api'
import { Button, InlineAlert, Link } from '@sluice/ui'
import { useEffect, type ReactNode } from 'react'

import { environment } from '../../config/environment.ts'
import { paths } from '../../config/paths.ts'
import { useOperatorConfig } from '../../hooks/useOperatorConfig.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { Trans } from '../../messages/Trans.tsx'
import type { SampleValues } from './fillSample.ts'
import { TryIt } from './TryIt.tsx'

/** What the reference shows of the merchant's key. */
export interface Filling {
  /** The key is being loaded. */
  fetching: boolean
  values: SampleValues | undefined
  /** Renders a form to try a call; only in the sandbox. */
  renderTry: ((call: string) => ReactNode) | undefined
}

export interface KeyFillerProps {
  /** Called when the key or its loading state changes, and with undefined on unmount. */
  onFill: (filling: Filling | undefined) => void
}

/** Loads the merchant's key while it is mounted, and shows why there is none. */
export function KeyFiller({ onFill }: KeyFillerProps) {
  const t = useText()
  const { data, isFetching, isError, refetch } = useListApiKeysQuery()
  const isSandbox = useOperatorConfig().mode === 'sandbox'
  const key = data?.[0]?.key

  useEffect(() => {
    const url = new URL(environment.apiBaseUrl, location.href).origin
    const values = key === undefined ? undefined : { key, url }
    const renderTry =
      values && isSandbox && ((call: string) => <TryIt call={call} values={values} />)
    onFill({ fetching: isFetching, values, renderTry: renderTry || undefined })
  }, [isFetching, key, onFill, isSandbox])
  useEffect(() => () => onFill(undefined), [onFill])

  return (
    <>
      {isError && !isFetching && (
        <InlineAlert tone="danger">
          {t('reference.keyNotLoaded')}{' '}
          <Button tone="plain" size="small" onClick={() => void refetch()}>
            {t('reference.tryAgain')}
          </Button>
        </InlineAlert>
      )}
      {data && key === undefined && <MissingKey />}
    </>
  )
}

/** Shown when the merchant has no API key. */
function MissingKey() {
  return (
    <InlineAlert tone="warning">
      <Trans
        id="reference.noKeyYet"
        components={{ credentials: <Link href={paths.credentials}>{null}</Link> }}
      />
    </InlineAlert>
  )
}
