import { useListApiCallsQuery, useListApiKeysQuery } from '@sluice/api'
import { limits, type ApiCall } from '@sluice/api/contract'
import {
  Button,
  DateTime,
  EmptyState,
  Pager,
  Select,
  StatusBadge,
  Table,
  tableTexts,
  type TableColumn,
} from '@sluice/ui'
import { useState } from 'react'

import { RequestId } from '../../components/RequestId/RequestId.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { shownData } from '../../hooks/shownData.ts'
import type { Translate } from '../../messages/MessageKey.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { Trans } from '../../messages/Trans.tsx'
import * as css from './ApiCalls.css.ts'

const results = (t: Translate) => [
  { value: '', text: t('apiKeys.all') },
  { value: 'failed', text: t('apiKeys.failed') },
]

const texts = (t: Translate) => ({ ...tableTexts, failed: t('apiKeys.apiCallsNotLoaded') })

const columns = (t: Translate): readonly TableColumn<ApiCall>[] => [
  {
    id: 'call',
    header: t('apiKeys.call'),
    align: 'start',
    width: 'minmax(0, 2fr)',
    rowHeader: true,
    cell: ({ method, path }) => (
      <code className={css.call}>
        {method} {path}
      </code>
    ),
  },
  {
    id: 'status',
    header: t('apiKeys.status'),
    align: 'start',
    width: '7rem',
    labelled: true,
    cell: ({ status }) => <StatusBadge status={status < 400 ? 1 : -1} label={String(status)} />,
  },
  {
    id: 'duration',
    header: t('apiKeys.duration'),
    width: '6rem',
    align: 'end',
    labelled: true,
    cell: ({ duration_ms }) => t('apiKeys.milliseconds', { ms: duration_ms }),
  },
  {
    id: 'time',
    header: t('apiKeys.time'),
    align: 'start',
    width: 'minmax(0, 1fr)',
    labelled: true,
    cell: ({ created_at }) => <DateTime value={created_at} />,
  },
  {
    id: 'request',
    header: t('apiKeys.requestId'),
    align: 'start',
    width: 'minmax(0, 1.25fr)',
    labelled: true,
    cell: ({ request_id }) => <RequestId id={request_id} />,
  },
]

/** The calls that the merchant's server made in the last days, loaded on request. */
export function ApiCalls() {
  const t = useText()
  const [wanted, setWanted] = useState(false)
  const [page, setPage] = useState(1)
  const [result, setResult] = useState<'failed'>()
  const list = useListApiCallsQuery(
    { page, result },
    { skip: !wanted, refetchOnMountOrArgChange: true },
  )
  const { data, isFetching, isError, refetch } = list
  const calls = shownData(list)
  const { data: [key] = [] } = useListApiKeysQuery()
  const load = () => (wanted ? void refetch() : setWanted(true))
  const isFull = calls?.length === limits.developersPageSize
  const hasFailed = isError && !isFetching

  return (
    <Section title={t('apiKeys.apiCalls')} description={t('apiKeys.callsMadeApiKey')}>
      {key && (
        <p className={css.use}>
          {key.last_used_at === null ? (
            t('apiKeys.keyNotUsedYet')
          ) : (
            <Trans
              id="apiKeys.keyLastUsed"
              values={{ time: <DateTime value={key.last_used_at} /> }}
            />
          )}
        </p>
      )}
      {(data || hasFailed) && (
        <>
          <Select
            label={t('apiKeys.show')}
            className={css.filter}
            options={results(t)}
            value={result ?? ''}
            onChange={(value) => {
              setPage(1)
              setResult(value === 'failed' ? value : undefined)
            }}
          />
          <Table
            label={t('apiKeys.apiCalls')}
            columns={columns(t)}
            rows={calls ?? []}
            getRowId={({ request_id }) => request_id}
            failed={hasFailed}
            onRetry={() => void refetch()}
            texts={texts(t)}
            empty={
              <EmptyState title={result ? t('apiKeys.noCallFailed') : t('apiKeys.noCallsYet')}>
                {!result && t('apiKeys.callAppearsHereFew')}
              </EmptyState>
            }
            footer={
              (page > 1 || isFull) && (
                <Pager
                  label={t('apiKeys.pagesApiCalls')}
                  page={page}
                  loading={isFetching}
                  hasNext={isFull}
                  onPrev={() => setPage(page - 1)}
                  onNext={() => setPage(page + 1)}
                />
              )
            }
          />
        </>
      )}
      <Button tone="secondary" className={css.load} loading={isFetching} onClick={load}>
        {data ? t('apiKeys.refreshCalls') : t('apiKeys.showApiCalls')}
      </Button>
    </Section>
  )
}
