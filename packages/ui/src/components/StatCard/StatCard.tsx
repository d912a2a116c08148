import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { WaterArt } from '../../art/WaterArt.tsx'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import * as css from './StatCard.css.ts'

export interface StatCardProps extends ComponentPropsWithRef<'div'> {
  /** What the figure counts. */
  label: string
  /** The figure itself: an Amount, or a count already written out. */
  value: ReactNode
  /** `deep` is the one figure that a merchant looks for first. */
  tone?: 'paper' | 'deep'
  /** Holds the place of the figure while it is on its way. */
  loading?: boolean
  /** What a screen reader hears while loading. */
  loadingLabel?: string
  /** One line under the figure: a period, or that it could not be loaded. */
  note?: ReactNode
}

/** One figure and what it counts. */
export function StatCard({
  label,
  value,
  tone = 'paper',
  loading = false,
  loadingLabel = 'Loading…',
  note,
  className,
  ...rest
}: StatCardProps) {
  return (
    <div className={clsx(css.tone[tone], className)} aria-busy={loading || undefined} {...rest}>
      {tone === 'deep' && <WaterArt scene="strip" className={css.water} />}
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
