import { useGetOverviewQuery } from '@sluice/api'
import { PageHeader, Skeleton } from '@sluice/ui'
import type { ReactNode } from 'react'

import * as css from './WelcomeHeader.css.ts'

/** In a line of text, whose height it keeps: nothing moves when the words come. */
const inLine = { display: 'inline-block' } as const

interface WordsProps {
  title: ReactNode
  /** The business, or why there is none. */
  business: ReactNode
}

function Words({ title, business }: WordsProps) {
  return (
    <PageHeader
      id="lead"
      title={title}
      description={
        <>
          <p className={css.business}>{business}</p>
          <p>Your earnings and latest transactions.</p>
        </>
      }
    />
  )
}

/** The welcome line: the merchant's full name and company, and what this page shows. Specification, section 2. */
export function WelcomeHeader() {
  const { data: user, isFetching } = useGetOverviewQuery()
  if (user) {
    return <Words title={`Welcome, ${user.full_name}`} business={user.business_info?.name} />
  }
  return isFetching ? (
    <Words
      title={
        <>
          Welcome, <Skeleton width="7em" style={inLine} />
        </>
      }
      business={<Skeleton width="9em" style={inLine} />}
    />
  ) : (
    <Words title="Welcome" business="Your account could not be loaded." />
  )
}
