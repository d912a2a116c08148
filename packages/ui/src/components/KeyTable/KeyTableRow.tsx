'use client'

import { CheckIcon, InfoIcon, TrashIcon } from '../../icons/icons.ts'
import { tableRoles } from '../../internal/tableRoles.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { MaskedSecret } from '../MaskedSecret/MaskedSecret.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import type { KeyColumn, KeyRow, KeyTexts } from './KeyRow.ts'
import * as css from './KeyTable.css.ts'

function KeyStatus({ status, activeText }: { status: string; activeText: string }) {
  const isActive = status === 'active'
  return (
    <Badge tone={isActive ? 'success' : 'neutral'} icon={isActive ? CheckIcon : InfoIcon}>
      {isActive ? activeText : status}
    </Badge>
  )
}

export interface KeyTableRowProps {
  row: KeyRow
  /** Replaces some of the texts, for example for a translation. */
  texts: KeyTexts
  columns: ReadonlyArray<KeyColumn>
  reveal: ((key: KeyRow) => Promise<string>) | undefined
  onRevoke: () => void
  onCopied: (() => void) | undefined
  onCopyFailed: ((reason: unknown) => void) | undefined
}

export function KeyTableRow({
  row,
  texts,
  columns,
  reveal,
  onRevoke,
  onCopied,
  onCopyFailed,
}: KeyTableRowProps) {
  const secret = row.key ?? (reveal && (() => reveal(row)))
  return (
    <tr {...tableRoles.row} className={css.row}>
      <th {...tableRoles.rowHead} className={css.cell.name}>
        {row.name || <span className={css.unnamed}>{texts.unnamed}</span>}
      </th>
      <td {...tableRoles.cell} className={css.cell.key}>
        {secret ? (
          <>
            <MaskedSecret
              className={css.secret}
              secret={secret}
              tail={row.tail}
              texts={{ show: texts.show, hide: texts.hide, failed: texts.revealFailed }}
            />
            <CopyButton
              text={secret}
              label={texts.copy}
              texts={{ copied: texts.copied, failed: texts.copyFailed }}
              onCopied={onCopied}
              onFailed={onCopyFailed}
            />
          </>
        ) : (
          <code translate="no">••••••••••••{row.tail}</code>
        )}
      </td>
      <td {...tableRoles.cell} className={css.cell.version}>
        <span className={css.columnLabel} aria-hidden="true">
          {texts.version}
        </span>
        <span>{row.version ?? 1}</span>
      </td>
      <td {...tableRoles.cell} className={css.cell.status}>
        <KeyStatus status={row.status ?? 'active'} activeText={texts.active} />
      </td>
      {columns.map(({ id, header, cell }) => (
        <td key={id} {...tableRoles.cell} className={css.cell.own}>
          <span className={css.columnLabel} aria-hidden="true">
            {header}
          </span>
          {cell(row)}
        </td>
      ))}
      <td {...tableRoles.cell} className={css.cell.actions}>
        <Button tone="secondary" className={css.revoke} onClick={onRevoke}>
          <TrashIcon />
          {texts.revoke}
        </Button>
      </td>
    </tr>
  )
}

/** A placeholder for the one key a merchant can have. The table announces that it is loading. */
export function KeySkeleton({ columns }: Pick<KeyTableRowProps, 'columns'>) {
  return (
    <tr {...tableRoles.row} className={css.row}>
      <td {...tableRoles.cell} className={css.cell.name}>
        <Skeleton width="8rem" height="1lh" />
      </td>
      <td {...tableRoles.cell} className={css.cell.key}>
        <span className={css.skeletonKey}>
          <Skeleton width="11rem" />
        </span>
      </td>
      <td {...tableRoles.cell} className={css.cell.version}>
        <Skeleton width="2rem" />
      </td>
      <td {...tableRoles.cell} className={css.cell.status}>
        <Skeleton width="4.5rem" height="1.48rem" />
      </td>
      {columns.map(({ id }) => (
        <td key={id} {...tableRoles.cell} className={css.cell.own}>
          <Skeleton width="5rem" />
        </td>
      ))}
      <td {...tableRoles.cell} className={css.cell.actions}>
        <Skeleton width="6rem" height="2.75rem" />
      </td>
    </tr>
  )
}
