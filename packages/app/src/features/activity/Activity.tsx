import { useLoadAuditEventsInfiniteQuery } from '@sluice/api'
import type { AuditEvent } from '@sluice/api/contract'
import { Button, DateTime, EmptyState, Table, tableTexts, type TableColumn } from '@sluice/ui'

import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { RequestId } from '../../components/RequestId/RequestId.tsx'
import { Section } from '../../components/Section/Section.tsx'
import * as css from './Activity.css.ts'
import { actionText, actorText, detailText } from './activityText.ts'
import { useActivityExport } from './useActivityExport.ts'

const texts = { ...tableTexts, failed: 'The activity of your account could not be loaded.' }

const columns: readonly TableColumn<AuditEvent>[] = [
  {
    id: 'action',
    header: 'Change',
    align: 'start',
    width: 'minmax(0, 1.5fr)',
    rowHeader: true,
    cell: (event) => (
      <div>
        {actionText(event)}
        {detailText(event) && <span className={css.detail}>{detailText(event)}</span>}
      </div>
    ),
  },
  {
    id: 'actor',
    header: 'By',
    align: 'start',
    width: 'minmax(0, 1.25fr)',
    labelled: true,
    cell: actorText,
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
    cell: ({ request_id }) => request_id && <RequestId id={request_id} />,
  },
]

/** Who changed what in the account, when and from where. */
export function Activity() {
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useLoadAuditEventsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const { state, exportAll } = useActivityExport()
  const rows = data?.pages.flat()
  const hasFailed = isError && !isFetching

  return (
    <Section
      title="Activity"
      description="Changes to your account, with who made them. They are kept and can’t be changed."
    >
      <Table
        label="Activity"
        columns={columns}
        rows={rows ?? []}
        getRowId={({ id }) => id}
        loading={!rows && !isError}
        failed={hasFailed}
        onRetry={() => void (data ? fetchNextPage() : refetch())}
        texts={texts}
        empty={<EmptyState title="No changes yet." />}
      />
      {state === 'failed' && (
        <FormFailure>The export was not completed. Please try again.</FormFailure>
      )}
      {rows && rows.length > 0 && (
        <div className={css.buttons}>
          {hasNextPage && !hasFailed && (
            <Button
              tone="secondary"
              loading={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              Show earlier changes
            </Button>
          )}
          <Button tone="plain" loading={state === 'csv'} onClick={() => void exportAll('csv')}>
            Export CSV
          </Button>
          <Button tone="plain" loading={state === 'json'} onClick={() => void exportAll('json')}>
            Export JSON
          </Button>
        </div>
      )}
    </Section>
  )
}
