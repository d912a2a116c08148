import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { WaterArt } from '../../art/WaterArt.tsx'
import * as css from './EmptyState.css.ts'

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** A sentence: "You have no transactions." */
  title: string
  /** Explains how to get the first item. */
  children?: ReactNode
  /** One button or link. */
  action?: ReactNode
}

/** Shown instead of an empty list. Explains how to get the first item. */
export function EmptyState({ title, action, className, children, ...rest }: EmptyStateProps) {
  return (
    <div className={clsx(css.root, className)} {...rest}>
      <WaterArt scene="empty" className={css.art} />
      <p className={css.title}>{title}</p>
      {children && <div className={css.description}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
