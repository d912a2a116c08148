import { CheckIcon, InfoIcon, TrashIcon } from '../../icons/icons.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { MaskedSecret } from '../MaskedSecret/MaskedSecret.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import type { TableColumn } from '../Table/TableColumn.ts'
import type { KeyRow, KeyTexts } from './KeyRow.ts'
import * as css from './KeyTable.css.ts'

interface KeyColumnsOptions {
  texts: KeyTexts
  onRevoke: (key: KeyRow) => void
  onCopied: (() => void) | undefined
  onCopyFailed: ((reason: unknown) => void) | undefined
}

function KeyStatus({ status }: { status: string }) {
  const isActive = status === 'active'
  return (
    <Badge tone={isActive ? 'success' : 'neutral'} icon={isActive ? CheckIcon : InfoIcon}>
      {status}
    </Badge>
  )
}

/** The columns of a KeyTable. Skeletons are as large as what they stand for. */
export function keyColumns({
  texts,
  onRevoke,
  onCopied,
  onCopyFailed,
}: KeyColumnsOptions): TableColumn<KeyRow>[] {
  return [
    {
      id: 'name',
      header: texts.name,
      cell: ({ name }) => name || <span className={css.unnamed}>{texts.unnamed}</span>,
      rowHeader: true,
      labelled: false,
      className: css.cell.name,
      skeleton: <Skeleton width="8rem" height="1lh" />,
    },
    {
      id: 'key',
      header: texts.key,
      cell: ({ key }) => (
        <>
          <MaskedSecret
            className={css.secret}
            secret={key}
            texts={{ show: texts.show, hide: texts.hide }}
          />
          <CopyButton
            text={key}
            label={texts.copy}
            copiedLabel={texts.copied}
            failedLabel={texts.copyFailed}
            onCopied={onCopied}
            onFailed={onCopyFailed}
          />
        </>
      ),
      labelled: false,
      className: css.cell.key,
      skeleton: (
        <span className={css.skeletonKey}>
          <Skeleton width="11rem" />
        </span>
      ),
    },
    {
      id: 'version',
      header: texts.version,
      cell: ({ version }) => (
        <>
          <span className={css.versionLabel} aria-hidden="true">
            {texts.version}
          </span>
          {version ?? 1}
        </>
      ),
      labelled: false,
      className: css.cell.version,
      skeleton: <Skeleton width="2rem" />,
    },
    {
      id: 'status',
      header: texts.status,
      cell: ({ status }) => <KeyStatus status={status ?? 'active'} />,
      labelled: false,
      className: css.cell.status,
      skeleton: <Skeleton width="4.5rem" height="1.48rem" />,
    },
    {
      id: 'actions',
      header: texts.actions,
      cell: (row) => (
        <Button tone="secondary" className={css.revoke} onClick={() => onRevoke(row)}>
          <TrashIcon />
          {texts.revoke}
        </Button>
      ),
      labelled: false,
      className: css.cell.actions,
      skeleton: <Skeleton width="6rem" height="2.75rem" />,
    },
  ]
}
