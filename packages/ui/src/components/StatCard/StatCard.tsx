import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { WaterArt } from '../../art/WaterArt.tsx'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import * as css from './StatCard.css.ts'

export interface StatCardProps extends ComponentPropsWithRef<'div'> {
  /** Describes the number. */
  label: string
  /** The number: an Amount or a formatted count. */
  value: ReactNode
  /** Use `deep` for the most important number. */
  tone?: 'default' | 'deep'
  /** Shows a skeleton instead of the number. */
  loading?: boolean
  /** Announced while loading. */
  loadingLabel?: string
  /** A line below the number, such as a period or an error. */
  note?: ReactNode
}

/** A number with a label. */
export function StatCard({
  label,
  value,
  tone = 'default',
  loading = false,
  loadingLabel = 'Loading…',
  note,
  className,
  ...rest
}: StatCardProps) {
  return (
    <div className={clsx(css.tone[tone], className)} aria-busy={loading || undefined} {...rest}>
      {tone === 'deep' && <WaterArt scene="strip" className={css.art} />}
      <p className={css.label[tone]}>{label}</p>
      <p className={css.value}>
        {loading ? (
          <>
            <Skeleton width="8em" height="1.15em" />
            <span className={visuallyHidden}>{loadingLabel}</span>
          </>
        ) : (
          value
        )}
      </p>
      {note && <div className={css.note[tone]}>{note}</div>}
    </div>
  )
}
