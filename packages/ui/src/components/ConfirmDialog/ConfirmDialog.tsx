import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { scrim } from '../../internal/overlay.css.ts'
import { Button } from '../Button/Button.tsx'
import * as css from '../Dialog/Dialog.css.ts'
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx'

export interface ConfirmDialogProps {
  /** Whether the dialog is open. */
  open: boolean
  /** Called with false when the dialog should close: on Escape, on Cancel, or after the action succeeded. */
  onOpenChange: (open: boolean) => void
  /** A question. */
  title: string
  /** The consequences of the action. */
  description?: ReactNode
  /** A verb. */
  confirmLabel?: string
  /** Replaces the label while the action is in progress. */
  confirmingLabel?: string
  cancelLabel?: string
  /** Use `danger` for destructive actions. */
  tone?: 'danger' | 'primary'
  /** Performs the action. If it returns a promise, the dialog closes when it resolves and stays open when it rejects. */
  onConfirm: () => unknown
  /** Why the action failed. */
  error?: string
}

/** Asks for confirmation before a destructive action. Cancel has focus first, so that Enter does nothing by accident. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel = 'Delete',
  confirmingLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  onConfirm,
  error,
}: ConfirmDialogProps) {
  const [confirming, setConfirming] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)

  async function confirm() {
    setConfirming(true)
    try {
      await onConfirm()
      onOpenChange(false)
    } catch {
      // The caller sets `error`; the dialog stays open.
    } finally {
      setConfirming(false)
    }
  }

  return (
    <Base.Root open={open} onOpenChange={(next) => confirming || onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={scrim} />
        <Base.Viewport className={css.viewport}>
          <Base.Popup className={css.popup} initialFocus={cancel}>
            <Base.Title className={css.title}>{title}</Base.Title>
            {description && (
              <Base.Description className={css.description}>{description}</Base.Description>
            )}
            {error && <InlineAlert tone="danger">{error}</InlineAlert>}
            <div className={css.actions}>
              <Button
                tone={tone}
                loading={confirming}
                loadingText={confirmingLabel}
                onClick={() => void confirm()}
              >
                {confirmLabel}
              </Button>
              <Base.Close
                ref={cancel}
                disabled={confirming}
                render={<Button tone="secondary">{cancelLabel}</Button>}
              />
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
