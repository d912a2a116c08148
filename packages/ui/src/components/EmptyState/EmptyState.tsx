import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { WaterArt } from '../../art/WaterArt.tsx'
import * as css from './EmptyState.css.ts'

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What there is none of, as a sentence: "You have no transactions." */
  title: string
  /** How the first one comes about. */
  children?: ReactNode
  /** The way there: one button or link. */
  action?: ReactNode
}

/** Stands where a list would be, says that there is nothing yet and how that changes. */
export function EmptyState({ title, action, className, children, ...rest }: EmptyStateProps) {
  return (
    <div className={clsx(css.root, className)} {...rest}>
      <WaterArt scene="empty" className={css.art} />
      <p className={css.title}>{title}</p>
      {children && <div className={css.words}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
