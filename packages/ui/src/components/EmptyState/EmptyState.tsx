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
  actions?: ReactNode
}

/** Shown instead of an empty list. Explains how to get the first item. */
export function EmptyState({ title, actions, className, children, ...rest }: EmptyStateProps) {
  return (
    <div className={clsx(css.root, className)} {...rest}>
      <WaterArt scene="empty" className={css.art} />
      <p className={css.title}>{title}</p>
      {children && <div className={css.description}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
