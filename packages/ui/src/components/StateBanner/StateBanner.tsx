import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { AlertIcon, CheckIcon, ClockIcon, CrossIcon } from '../../icons/icons.ts'
import { SpinnerRing } from '../Spinner/SpinnerRing.tsx'
import * as css from './StateBanner.css.ts'

const icons = {
  waiting: ClockIcon,
  progress: SpinnerRing,
  success: CheckIcon,
  warning: AlertIcon,
  failed: CrossIcon,
}

export interface StateBannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** `progress` has a spinner: something happens without the user. */
  tone: 'waiting' | 'progress' | 'success' | 'warning' | 'failed'
  /** The state in a few words. */
  title: string
  /** What it means for the user. Announced together with the title when it changes. */
  message?: ReactNode
  /** In place of the icon, such as a Gate. */
  figure?: ReactNode
  /** Details that change often, such as a progress bar. Not announced. */
  children?: ReactNode
}

/**
 * The current state of something that is followed live. Screen readers announce a new state at the next pause; keep the
 * component mounted, so that they notice.
 */
export function StateBanner({
  tone,
  title,
  message,
  figure,
  className,
  children,
  ...rest
}: StateBannerProps) {
  const ToneIcon = icons[tone]
  return (
    <div className={clsx(css.tone[tone], className)} {...rest}>
      {figure ?? (
        <span className={css.icon[tone]}>
          <ToneIcon size="1.5em" />
        </span>
      )}
      <div className={css.content}>
        <output className={css.words}>
          <strong className={css.title}>{title}</strong>
          {message && <span>{message}</span>}
        </output>
        {children}
      </div>
    </div>
  )
}
