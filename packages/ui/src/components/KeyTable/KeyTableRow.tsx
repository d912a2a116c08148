import { TrashIcon } from '../../icons/icons.ts'
import { tableRoles } from '../../internal/tableRoles.ts'
import { Button } from '../Button/Button.tsx'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { MaskedSecret } from '../MaskedSecret/MaskedSecret.tsx'
import type { KeyRow } from './KeyRow.ts'
import { KeyStatus } from './KeyStatus.tsx'
import * as css from './KeyTable.css.ts'
import type { KeyTexts } from './keyTexts.ts'

export interface KeyTableRowProps {
  row: KeyRow
  texts: KeyTexts
  /** A pointer or the focus has come to Revoke. */
  onNearRevoke: () => void
  onRevoke: () => void
  onCopied?: () => void
  onCopyFailed?: (reason: unknown) => void
}

/** One key. */
export function KeyTableRow({
  row,
  texts,
  onNearRevoke,
  onRevoke,
  onCopied,
  onCopyFailed,
}: KeyTableRowProps) {
  return (
    <tr {...tableRoles.row} className={css.row}>
      <th {...tableRoles.rowHead} className={css.cell.name}>
        {row.name ? row.name : <span className={css.faint}>{texts.unnamed}</span>}
      </th>
      <td {...tableRoles.cell} className={css.cell.key}>
        <MaskedSecret
          className={css.secret}
          secret={row.key}
          showLabel={texts.show}
          hideLabel={texts.hide}
        />
        <CopyButton
          text={row.key}
          label={texts.copy}
          copiedLabel={texts.copied}
          failedLabel={texts.copyFailed}
          onCopied={onCopied}
          onFailed={onCopyFailed}
        />
      </td>
      <td {...tableRoles.cell} className={css.cell.version}>
        <span className={css.word} aria-hidden="true">
          {texts.version}
        </span>
        {row.version ?? 1}
      </td>
      <td {...tableRoles.cell} className={css.cell.status}>
        <KeyStatus status={row.status ?? 'active'} />
      </td>
      <td {...tableRoles.cell} className={css.cell.actions}>
        <Button
          tone="secondary"
          className={css.revoke}
          onPointerEnter={onNearRevoke}
          onFocus={onNearRevoke}
          onClick={onRevoke}
        >
          <TrashIcon />
          {texts.revoke}
        </Button>
      </td>
    </tr>
  )
}
