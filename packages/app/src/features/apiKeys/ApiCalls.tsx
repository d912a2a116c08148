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
import * as css from './ApiCalls.css.ts'

const results = [
  { value: '', text: 'All' },
  { value: 'failed', text: 'Failed' },
]

const texts = { ...tableTexts, failed: 'Your API calls could not be loaded.' }

const columns: readonly TableColumn<ApiCall>[] = [
  {
    id: 'call',
    header: 'Call',
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
    header: 'Status',
    align: 'start',
    width: '7rem',
    labelled: true,
    cell: ({ status }) => <StatusBadge status={status < 400 ? 1 : -1} label={String(status)} />,
  },
  {
    id: 'duration',
    header: 'Duration',
    width: '6rem',
    align: 'end',
    labelled: true,
    cell: ({ duration_ms }) => `${duration_ms} ms`,
  },
  {
    id: 'time',
    header: 'Time',
    align: 'start',
    width: 'minmax(0, 1fr)',
    labelled: true,
    cell: ({ created_at }) => <DateTime value={created_at} />,
  },
  {
    id: 'request',
    header: 'Request ID',
    align: 'start',
    width: 'minmax(0, 1.25fr)',
    labelled: true,
    cell: ({ request_id }) => <RequestId id={request_id} />,
  },
]

/** The calls that the merchant's server made in the last days, loaded on request. */
export function ApiCalls() {
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
    <Section
      title="API calls"
      description="The calls made with your API key in the last 7 days. What was sent and returned is not stored."
    >
      {key && (
        <p className={css.use}>
          {key.last_used_at === null ? (
            'Your key has not been used yet.'
          ) : (
            <>
              Your key was last used at <DateTime value={key.last_used_at} />.
            </>
          )}
        </p>
      )}
      {(data || hasFailed) && (
        <>
          <Select
            label="Show"
            className={css.filter}
            options={results}
            value={result ?? ''}
            onChange={(value) => {
              setPage(1)
              setResult(value === 'failed' ? value : undefined)
            }}
          />
          <Table
            label="API calls"
            columns={columns}
            rows={calls ?? []}
            getRowId={({ request_id }) => request_id}
            failed={hasFailed}
            onRetry={() => void refetch()}
            texts={texts}
            empty={
              <EmptyState title={result ? 'No call failed.' : 'No calls yet.'}>
                {!result && 'A call appears here a few seconds after your server made it.'}
              </EmptyState>
            }
            footer={
              (page > 1 || isFull) && (
                <Pager
                  label="Pages of API calls"
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
        {data ? 'Refresh calls' : 'Show API calls'}
      </Button>
    </Section>
  )
}
