import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react'

import type { IconProps } from '../../icons/Icon.tsx'
import * as css from './Timeline.css.ts'

export interface TimelineItem {
  /** Identifies the event within the list. */
  id: string
  /** What happened. */
  title: ReactNode
  /** When it happened, such as a DateTime. */
  time?: ReactNode
  /** More about it. */
  description?: ReactNode
  /** The kind of event. The title says it too. */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  /** An icon component in the marker; a dot without one. */
  icon?: ComponentType<IconProps>
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The events in the order in which they are shown. */
  items: ReadonlyArray<TimelineItem>
}

/** Events in the order in which they happened. */
export function Timeline({ items, className, ...rest }: TimelineProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without bullets.
    <ol role="list" className={clsx(css.root, className)} {...rest}>
      {items.map(({ id, title, time, description, tone = 'neutral', icon: ItemIcon }) => (
        <li key={id} className={css.item}>
          <span className={css.tone[tone]} aria-hidden="true">
            {ItemIcon ? <ItemIcon size="1rem" strokeWidth="2.25" /> : <span className={css.dot} />}
          </span>
          <div className={css.content}>
            <div className={css.title}>{title}</div>
            {time && <div className={css.time}>{time}</div>}
            {description && <div className={css.description}>{description}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
