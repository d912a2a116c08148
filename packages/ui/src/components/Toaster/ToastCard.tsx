import { clsx } from 'clsx'

import { AlertIcon, CheckIcon, CrossIcon } from '../../icons/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { SpinnerRing } from '../Spinner/SpinnerRing.tsx'
import { toast } from './toast.ts'
import * as css from './Toaster.css.ts'

interface ToastCardProps {
  id: string
  kind: string
  message: string
  dismissLabel: string
}

function ToastIcon({ kind }: { kind: string }) {
  if (kind === 'success') return <CheckIcon className={clsx(css.icon, css.success)} />
  if (kind === 'error') return <AlertIcon className={clsx(css.icon, css.error)} />
  return kind === 'loading' ? <SpinnerRing /> : null
}

/** One toast, with a button that takes it away. */
export function ToastCard({ id, kind, message, dismissLabel }: ToastCardProps) {
  return (
    <div className={css.toast}>
      <ToastIcon kind={kind} />
      <span className={css.message}>{message}</span>
      <IconButton label={dismissLabel} onClick={() => toast.dismiss(id)}>
        <CrossIcon />
      </IconButton>
    </div>
  )
}
