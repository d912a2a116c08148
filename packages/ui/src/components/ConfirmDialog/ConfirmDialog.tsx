import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { scrim } from '../../internal/overlay.css.ts'
import { Button } from '../Button/Button.tsx'
import * as css from '../Dialog/Dialog.css.ts'
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx'

export interface ConfirmDialogProps {
  /** Whether it is shown; whoever shows it decides. */
  open: boolean
  /** Asks to be closed: Escape, Cancel, or the act that has succeeded. Not called while the act is under way. */
  onOpenChange: (open: boolean) => void
  /** The question, as a whole sentence. */
  title: string
  /** What follows from saying yes. */
  description?: ReactNode
  /** The act, as a verb. */
  confirmLabel?: string
  /** The act while it is under way. */
  confirmingLabel?: string
  /** The way back. */
  cancelLabel?: string
  /** `danger` for what can’t be undone. */
  tone?: 'danger' | 'primary'
  /** The act. The dialog waits for its promise: it closes when the promise resolves and stays when it rejects. */
  onConfirm: () => unknown
  /** Why the act has failed, shown in the dialog. */
  error?: string
}

/** Asks once more before something can't be undone. The focus starts on Cancel, so that a hasty Enter does no harm. */
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
      // Whoever acts says what went wrong, through `error`; the dialog only stays open.
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
