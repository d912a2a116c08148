'use client'

import { clsx } from 'clsx'

import { CheckIcon, ClockIcon, CrossIcon } from '../../icons/icons.ts'
import { useTexts } from '../../provider/useSettings.ts'
import { Badge } from '../Badge/Badge.tsx'
import type { BadgeProps } from '../Badge/Badge.tsx'
import { root } from './StatusBadge.css.ts'

const success = { tone: 'success', text: 'success', icon: CheckIcon } as const
const pending = { tone: 'warning', text: 'pending', icon: ClockIcon } as const
const failed = { tone: 'danger', text: 'failed', icon: CrossIcon } as const

function getAppearance(status: number) {
  if (status === 1) return success
  return status === 0 ? pending : failed
}

const defaultTexts = { success: 'Success', pending: 'Pending', failed: 'Failed' }

/** What badges without a label say. */
export type StatusBadgeTexts = Partial<typeof defaultTexts>

export interface StatusBadgeProps extends Omit<BadgeProps, 'children' | 'tone' | 'icon'> {
  /** A transaction's status: 1 for success, 0 for pending; -1 and unknown values are failed. */
  status: number
  /** Replaces the default text, such as "Delivered". */
  label?: string
}

/** Shows a status as text, an icon and a color. */
export function StatusBadge({ status, label, className, ...rest }: StatusBadgeProps) {
  const { tone, text, icon } = getAppearance(status)
  const texts = { ...defaultTexts, ...useTexts<StatusBadgeTexts>('StatusBadge', undefined) }
  return (
    <Badge tone={tone} icon={icon} className={clsx(root, className)} {...rest}>
      {label ?? texts[text]}
    </Badge>
  )
}
