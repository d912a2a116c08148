import { lazy, Suspense, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { BaseTable } from '../Table/BaseTable.tsx'
import type { BaseTableProps } from '../Table/BaseTable.tsx'
import { keyColumns } from './keyColumns.tsx'
import { keyTexts } from './KeyRow.ts'
import type { KeyRow, KeyTexts, RevokeTexts } from './KeyRow.ts'
import { styles } from './KeyTable.css.ts'

const RevokeDialog = lazy(async () => ({
  default: (await import('./RevokeDialog.tsx')).RevokeDialog,
}))

type InheritedProps = Omit<
  BaseTableProps<KeyRow>,
  | 'columns'
  | 'rows'
  | 'getRowId'
  | 'label'
  | 'title'
  | 'headingLevel'
  | 'stickyHeader'
  | 'expectedRows'
  | 'empty'
  | 'footer'
  | 'rowClassName'
  | 'rowHeight'
  | 'styles'
  | 'texts'
>

export interface KeyTableProps extends InheritedProps {
  keys: readonly KeyRow[]
  /** The accessible name of the table. */
  label?: string
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
  texts?: Partial<KeyTexts & RevokeTexts>
}

/** Lists a merchant's API keys. Keys are masked until shown, and can be copied and revoked. */
export function KeyTable({
  keys,
  label = 'API keys',
  onRevoke,
  revokeError,
  onCopied,
  onCopyFailed,
  limitReached = false,
  emptyHint,
  texts: givenTexts,
  ref,
  ...rest
}: KeyTableProps) {
  const texts = { ...keyTexts, ...givenTexts }
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current)
  const previousCount = useRef(keys.length)
  const [keyToRevoke, setKeyToRevoke] = useState<KeyRow>()
  const [confirming, setConfirming] = useState(false)

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
      <BaseTable
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The tag is the Table's.
        role="region"
        aria-label={label}
        tabIndex={-1}
        {...rest}
        ref={root}
        columns={keyColumns({ texts, onRevoke: revoke, onCopied, onCopyFailed })}
        rows={keys}
        getRowId={({ id }) => id}
        label={label}
        stickyHeader={false}
        expectedRows={1}
        empty={<EmptyState title={texts.empty}>{emptyHint}</EmptyState>}
        footer={limitReached ? texts.limitReached : undefined}
        styles={styles}
        texts={texts}
      />
      {keyToRevoke && (
        <Suspense>
          <RevokeDialog
            open={confirming}
            onOpenChange={setConfirming}
            error={revokeError}
            onConfirm={() => onRevoke(keyToRevoke)}
            texts={givenTexts}
          />
        </Suspense>
      )}
    </>
  )
}
