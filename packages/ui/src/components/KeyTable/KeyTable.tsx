'use client'

import { clsx } from 'clsx'
import { lazy, Suspense, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { LoadError } from '../../internal/LoadError.tsx'
import { tableRoles } from '../../internal/tableRoles.ts'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { useTexts } from '../../provider/useSettings.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { keyTexts } from './KeyRow.ts'
import type { KeyColumn, KeyRow, KeyTexts, RevokeTexts } from './KeyRow.ts'
import * as css from './KeyTable.css.ts'
import { KeySkeleton, KeyTableRow } from './KeyTableRow.tsx'

const RevokeDialog = lazy(async () => ({
  default: (await import('./RevokeDialog.tsx')).RevokeDialog,
}))

const ownColumns = ['name', 'key', 'version', 'status'] as const
const noColumns: ReadonlyArray<KeyColumn> = []

export interface KeyTableProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The keys that are listed. */
  keys: ReadonlyArray<KeyRow>
  /** Columns of your own, before the button. */
  columns?: ReadonlyArray<KeyColumn>
  /** Fetches a key that is not in its row, when the merchant shows or copies it. A rejection is shown beside it. */
  reveal?: (key: KeyRow) => Promise<string>
  /** The accessible name of the table. */
  label?: string
  /** Shows a placeholder row while there are no keys yet. Existing keys stay visible. */
  loading?: boolean
  /** Shows an error above the keys. Existing keys stay visible. */
  failed?: boolean
  /** Adds a retry button to the error. */
  onRetry?: () => void
  /** Called after the merchant has confirmed. The dialog waits for the returned promise and stays open if it rejects. */
  onRevoke: (key: KeyRow) => unknown
  /** Why the last revocation failed, shown in the dialog. */
  revokeError?: string
  /** Called after a key was copied to the clipboard. */
  onCopied?: () => void
  /** Called with the reason if the browser refused to copy. */
  onCopyFailed?: (reason: unknown) => void
  /** Shows that no further key can be added. */
  limitReached?: boolean
  /** Explains how to create the first key. */
  emptyHint?: ReactNode
  /** Replaces some of the texts, for example for a translation. */
  texts?: Partial<KeyTexts & RevokeTexts>
}

// Not built on Table: record 23.
/** Lists a merchant's API keys. Keys are masked until shown, and can be copied and revoked. */
export function KeyTable({
  keys,
  columns = noColumns,
  reveal,
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
  texts: givenTexts,
  className,
  style,
  ref,
  ...rest
}: KeyTableProps) {
  const texts = { ...keyTexts, ...useTexts('KeyTable', givenTexts) }
  const root = useRef<HTMLElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current)
  const previousCount = useRef(keys.length)
  const [keyToRevoke, setKeyToRevoke] = useState<KeyRow>()
  const [confirming, setConfirming] = useState(false)
  const isEmpty = keys.length === 0
  const gridColumns = {
    '--sl-key-columns': columns.map(({ width = 'minmax(0, 1fr)' }) => width).join(' '),
  }

  // The Revoke button disappears with its key, and the focus would move to the top of the page.
  useEffect(() => {
    if (keys.length < previousCount.current && document.activeElement === document.body) {
      root.current?.focus()
    }
    previousCount.current = keys.length
  }, [keys.length])

  const revoke = (key: KeyRow) => {
    setKeyToRevoke(key)
    setConfirming(true)
  }

  return (
    <>
      <section
        aria-label={label}
        aria-busy={loading || undefined}
        tabIndex={-1}
        className={clsx(css.root, className)}
        style={{ ...gridColumns, ...style }}
        {...rest}
        ref={root}
      >
        <output className={visuallyHidden}>{loading && texts.loading}</output>
        {failed && (
          <div className={css.alert}>
            <LoadError text={texts.failed} retryText={texts.retry} onRetry={onRetry} />
          </div>
        )}
        {isEmpty && !loading && !failed && <EmptyState title={texts.empty}>{emptyHint}</EmptyState>}
        {(!isEmpty || loading) && (
          <table {...tableRoles.table} aria-label={label} className={css.table}>
            <thead {...tableRoles.group} className={css.head}>
              <tr {...tableRoles.row} className={css.headRow}>
                {[
                  ...ownColumns.map((id) => ({ id, header: texts[id] })),
                  ...columns,
                  { id: 'actions', header: texts.actions },
                ].map(({ id, header }) => (
                  <th key={id} {...tableRoles.columnHead} className={css.columnHead}>
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody {...tableRoles.group} className={css.body} aria-hidden={isEmpty || undefined}>
              {isEmpty && <KeySkeleton columns={columns} />}
              {keys.map((row) => (
                <KeyTableRow
                  key={row.id}
                  row={row}
                  texts={texts}
                  columns={columns}
                  reveal={reveal}
                  onCopied={onCopied}
                  onCopyFailed={onCopyFailed}
                  onRevoke={() => revoke(row)}
                />
              ))}
            </tbody>
          </table>
        )}
        {limitReached && <p className={css.limit}>{texts.limitReached}</p>}
      </section>
      {keyToRevoke && (
        <Suspense>
          <RevokeDialog
            open={confirming}
            onOpenChange={setConfirming}
            error={revokeError}
            onConfirm={() => onRevoke(keyToRevoke)}
            texts={texts}
          />
        </Suspense>
      )}
    </>
  )
}
