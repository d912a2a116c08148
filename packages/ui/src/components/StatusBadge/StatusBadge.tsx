import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import { CheckIcon, ClockIcon, CrossIcon } from '../../icons/icons.ts'
import * as css from './StatusBadge.css.ts'

const success = { tone: css.tone.success, word: 'Success', Glyph: CheckIcon }
const pending = { tone: css.tone.pending, word: 'Pending', Glyph: ClockIcon }
const failed = { tone: css.tone.failed, word: 'Failed', Glyph: CrossIcon }

function look(status: number) {
  if (status === 1) return success
  return status === 0 ? pending : failed
}

export interface StatusBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** A transaction's status: 1 is success, 0 pending; -1, and whatever nobody knows, failed. */
  status: number
  /** Another word, where "Success" would seem to be that of something else: "Delivered". */
  word?: string
}

/** How a transaction stands: a word and a shape, the colour only in addition. */
export function StatusBadge({ status, word, className, ...rest }: StatusBadgeProps) {
  const { tone, word: usual, Glyph } = look(status)
  return (
    <span className={clsx(tone, className)} {...rest}>
      <Glyph size="1.125em" strokeWidth="2.25" />
      {word ?? usual}
    </span>
  )
}
