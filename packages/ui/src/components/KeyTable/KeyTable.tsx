import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { tableRoles } from '../../internal/tableRoles.ts'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { useOnDemand } from '../../onDemand/useOnDemand.ts'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx'
import type { KeyRow } from './KeyRow.ts'
import { KeySkeleton } from './KeySkeleton.tsx'
import * as css from './KeyTable.css.ts'
import { KeyTableRow } from './KeyTableRow.tsx'
import { keyTexts } from './keyTexts.ts'
import type { KeyTexts } from './keyTexts.ts'
import { loadConfirmDialog } from './preloadKeyTable.ts'

const columns = ['name', 'key', 'version', 'status', 'actions'] as const

export interface KeyTableProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'ref'> {
  keys: readonly KeyRow[]
  /** What a screen reader calls the table. */
  label?: string
  /** The keys are on their way. */
  loading?: boolean
  /** The keys did not come; those that are there stay. */
  failed?: boolean
  /** Asks for the keys again, after a failure. */
  onRetry?: () => void
  /** Revokes a key, after the merchant has confirmed it. The dialog waits for the promise and stays open when it rejects. */
  onRevoke: (key: KeyRow) => unknown
  /** Why the last revocation failed, for the dialog. */
  revokeError?: string
  /** A key is in the clipboard. */
  onCopied?: () => void
  /** The browser refused to copy, with its reason. */
  onCopyFailed?: (reason: unknown) => void
  /** Says that there can be no further key. */
  limitReached?: boolean
  /** How the first key comes about, while there is none. */
  emptyHint?: ReactNode
  texts?: KeyTexts
}

/** A merchant's keys: masked until asked for, to copy and to revoke. */
export function KeyTable({
  keys,
  label = 'API keys',
  loading = false,
  failed = false,
  onRetry,
  onRevoke,
  revokeError,
  onCopied,
  onCopyFailed,
  limitReached = false,
  emptyHint,
  texts = keyTexts,
  className,
  ...rest
}: KeyTableProps) {
  const root = useRef<HTMLElement>(null)
  const count = useRef(keys.length)
  const [asked, setAsked] = useState<KeyRow>()
  const [asking, setAsking] = useState(false)
  const { code: ConfirmDialog, failed: noDialog, ask: fetchDialog } = useOnDemand(loadConfirmDialog)

  // The button that asked goes with its key; the focus must not fall back to the top of the page.
  useEffect(() => {
    if (keys.length < count.current && document.activeElement === document.body) {
      root.current?.focus()
    }
    count.current = keys.length
  }, [keys.length])

  const waiting = loading && keys.length === 0
  return (
    <section
      aria-label={label}
      aria-busy={loading || undefined}
      tabIndex={-1}
      className={clsx(css.root, className)}
      {...rest}
      ref={root}
    >
      <output className={visuallyHidden}>{loading && texts.loading}</output>
      {failed && (
        <div className={css.notice}>
          <InlineAlert
            tone="danger"
            action={
              onRetry && (
                <Button tone="secondary" size="small" onClick={onRetry}>
                  {texts.retry}
                </Button>
              )
            }
          >
            {texts.failed}
          </InlineAlert>
        </div>
      )}
      {!loading && !failed && keys.length === 0 && (
        <EmptyState title={texts.empty}>{emptyHint}</EmptyState>
      )}
      {(waiting || keys.length > 0) && (
        <table {...tableRoles.table} aria-label={label} className={css.table}>
          <thead {...tableRoles.group} className={css.head}>
            <tr {...tableRoles.row} className={css.headRow}>
              {columns.map((name) => (
                <th key={name} {...tableRoles.columnHead} className={css.columnHead}>
                  {texts[name]}
                </th>
              ))}
            </tr>
          </thead>
          {waiting ? (
            <KeySkeleton />
          ) : (
            <tbody {...tableRoles.group} className={css.body}>
              {keys.map((row) => (
                <KeyTableRow
                  key={row.id}
                  row={row}
                  texts={texts}
                  onCopied={onCopied}
                  onCopyFailed={onCopyFailed}
                  onNearRevoke={fetchDialog}
                  onRevoke={() => {
                    setAsked(row)
                    setAsking(true)
                    fetchDialog()
                  }}
                />
              ))}
            </tbody>
          )}
        </table>
      )}
      {limitReached && <p className={css.limit}>{texts.limit}</p>}
      {noDialog && asking && (
        <InlineAlert
          tone="danger"
          action={
            <Button tone="secondary" size="small" onClick={fetchDialog}>
              {texts.retry}
            </Button>
          }
        >
          {texts.dialogFailed}
        </InlineAlert>
      )}
      {ConfirmDialog && (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={texts.confirm}
          description={texts.confirmDetail}
          confirmLabel={texts.confirmYes}
          confirmingLabel={texts.confirming}
          error={revokeError}
          onConfirm={() => asked && onRevoke(asked)}
        />
      )}
    </section>
  )
}
