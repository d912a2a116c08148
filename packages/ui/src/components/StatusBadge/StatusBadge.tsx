import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import { CheckIcon, ClockIcon, CrossIcon } from '../../icons/icons.ts'
import * as css from './StatusBadge.css.ts'

const success = { tone: css.tone.success, label: 'Success', StatusIcon: CheckIcon }
const pending = { tone: css.tone.pending, label: 'Pending', StatusIcon: ClockIcon }
const failed = { tone: css.tone.failed, label: 'Failed', StatusIcon: CrossIcon }

function getAppearance(status: number) {
  if (status === 1) return success
  return status === 0 ? pending : failed
}

export interface StatusBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** A transaction's status: 1 for success, 0 for pending; -1 and unknown values are failed. */
  status: number
  /** Replaces the default text, such as "Delivered". */
  label?: string
}

/** Shows a status as text, an icon and a color. */
export function StatusBadge({ status, label, className, ...rest }: StatusBadgeProps) {
  const { tone, label: defaultLabel, StatusIcon } = getAppearance(status)
  return (
    <span className={clsx(tone, className)} {...rest}>
      <StatusIcon size="1.125em" strokeWidth="2.25" />
      {label ?? defaultLabel}
    </span>
  )
}
