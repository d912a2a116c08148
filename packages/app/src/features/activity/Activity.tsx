import { useLoadAuditEventsInfiniteQuery } from '@sluice/api'
import type { AuditEvent } from '@sluice/api/contract'
import { Button, DateTime, EmptyState, Table, tableTexts, type TableColumn } from '@sluice/ui'

import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { RequestId } from '../../components/RequestId/RequestId.tsx'
import { Section } from '../../components/Section/Section.tsx'
import type { Translate } from '../../messages/MessageKey.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './Activity.css.ts'
import { actionText, actorText, detailText } from './activityText.ts'
import { useActivityExport } from './useActivityExport.ts'

const texts = (t: Translate) => ({ ...tableTexts, failed: t('activity.activityAccountNotLoaded') })

const columns = (t: Translate): readonly TableColumn<AuditEvent>[] => [
  {
    id: 'action',
    header: t('activity.change'),
    align: 'start',
    width: 'minmax(0, 1.5fr)',
    rowHeader: true,
    cell: (event) => (
      <div>
        {actionText(event, t)}
        {detailText(event) && <span className={css.detail}>{detailText(event)}</span>}
      </div>
    ),
  },
  {
    id: 'actor',
    header: t('activity.by'),
    align: 'start',
    width: 'minmax(0, 1.25fr)',
    labelled: true,
    cell: (event) => actorText(event, t),
  },
  {
    id: 'time',
    header: t('activity.time'),
    align: 'start',
    width: 'minmax(0, 1fr)',
    labelled: true,
    cell: ({ created_at }) => <DateTime value={created_at} />,
  },
  {
    id: 'request',
    header: t('activity.requestId'),
    align: 'start',
    width: 'minmax(0, 1.25fr)',
    labelled: true,
    cell: ({ request_id }) => request_id && <RequestId id={request_id} />,
  },
]

/** Who changed what in the account, when and from where. */
export function Activity() {
  const t = useText()
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useLoadAuditEventsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const { state, exportAll } = useActivityExport()
  const rows = data?.pages.flat()
  const hasFailed = isError && !isFetching

  return (
    <Section title={t('activity.activity')} description={t('activity.changesAccountWhoMade')}>
      <Table
        label={t('activity.activity')}
        columns={columns(t)}
        rows={rows ?? []}
        getRowId={({ id }) => id}
        loading={!rows && !isError}
        failed={hasFailed}
        onRetry={() => void (data ? fetchNextPage() : refetch())}
        texts={texts(t)}
        empty={<EmptyState title={t('activity.noChangesYet')} />}
      />
      {state === 'failed' && <FormFailure>{t('activity.exportNotCompletedPlease')}</FormFailure>}
      {rows && rows.length > 0 && (
        <div className={css.buttons}>
          {hasNextPage && !hasFailed && (
            <Button
              tone="secondary"
              loading={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {t('activity.showEarlierChanges')}
            </Button>
          )}
          <Button tone="plain" loading={state === 'csv'} onClick={() => void exportAll('csv')}>
            {t('activity.exportCsv')}
          </Button>
          <Button tone="plain" loading={state === 'json'} onClick={() => void exportAll('json')}>
            {t('activity.exportJson')}
          </Button>
        </div>
      )}
    </Section>
  )
}
