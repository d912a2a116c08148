import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import * as css from './DescriptionList.css.ts'

export interface DescriptionItem {
  /** The name of the value; unique within the list. */
  term: string
  /** The value. */
  description: ReactNode
  /** One small button, such as a CopyButton. */
  actions?: ReactNode
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The terms with their values, in order. */
  items: ReadonlyArray<DescriptionItem>
  /** `stacked` shows the name above the value; `columns` beside it, where there is room. */
  layout?: 'stacked' | 'columns'
}

/** Names and values of one thing. */
export function DescriptionList({
  items,
  layout = 'stacked',
  className,
  ...rest
}: DescriptionListProps) {
  return (
    <dl className={clsx(css.root, className)} {...rest}>
      {items.map(({ term, description, actions }) => (
        <div key={term} className={css.item[layout]}>
          <dt className={css.term[layout]}>{term}</dt>
          <dd className={css.description}>{description}</dd>
          {actions && <dd className={css.actions}>{actions}</dd>}
        </div>
      ))}
    </dl>
  )
}
