import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ComponentType } from 'react'

import type { IconProps } from '../../icons/Icon.tsx'
import * as css from './Badge.css.ts'

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** The kind of state. Color alone says nothing: the text, and usually an icon, name it too. */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  /** An icon component in front of the text. */
  icon?: ComponentType<IconProps>
}

/** A short word about the state of the thing next to it. */
export function Badge({
  tone = 'neutral',
  icon: BadgeIcon,
  className,
  children,
  ...rest
}: BadgeProps) {
  return (
    <span className={clsx(css.tone[tone], BadgeIcon && css.withIcon, className)} {...rest}>
      {BadgeIcon && <BadgeIcon size="1.125em" strokeWidth="2.25" />}
      <span>{children}</span>
    </span>
  )
}
