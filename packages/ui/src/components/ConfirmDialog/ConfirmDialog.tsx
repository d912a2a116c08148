'use client'

import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { scrim } from '../../internal/overlay.css.ts'
import { useTexts } from '../../provider/useSettings.ts'
import { Button } from '../Button/Button.tsx'
import * as css from '../Dialog/Dialog.css.ts'
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx'

const defaultTexts = {
  /** A verb. */
  confirm: 'Delete',
  /** Replaces it while the action is in progress. */
  confirming: undefined as string | undefined,
  cancel: 'Cancel',
}

export interface ConfirmDialogProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'title' | 'children'
> {
  /** Whether the dialog is open. */
  open: boolean
  /** Called with false when the dialog should close: on Escape, on Cancel, or after the action succeeded. */
  onOpenChange: (open: boolean) => void
  /** A question. */
  title: string
  /** The consequences of the action. */
  description?: ReactNode
  /** Use `danger` for destructive actions. */
  tone?: 'danger' | 'primary'
  /** Performs the action. If it returns a promise, the dialog closes when it resolves and stays open when it rejects. */
  onConfirm: () => unknown
  /** Why the action failed. */
  error?: string
  /** The buttons. Start `confirm` with the verb of the title. */
  texts?: Partial<typeof defaultTexts>
}

/** Asks for confirmation before a destructive action. Cancel has focus first, so that Enter does nothing by accident. `ref`, `className` and other props are those of the popup. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  tone = 'danger',
  onConfirm,
  error,
  texts: givenTexts,
  className,
  ...rest
}: ConfirmDialogProps) {
  const texts = { ...defaultTexts, ...useTexts('ConfirmDialog', givenTexts) }
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
          <Base.Popup className={clsx(css.popup, className)} initialFocus={cancel} {...rest}>
            <Base.Title className={css.title}>{title}</Base.Title>
            {description && (
              <Base.Description className={css.description}>{description}</Base.Description>
            )}
            {error && <InlineAlert tone="danger">{error}</InlineAlert>}
            <div className={css.actions}>
              <Button
                tone={tone}
                loading={confirming}
                loadingText={texts.confirming}
                onClick={() => void confirm()}
              >
                {texts.confirm}
              </Button>
              <Base.Close
                ref={cancel}
                disabled={confirming}
                render={<Button tone="secondary">{texts.cancel}</Button>}
              />
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
