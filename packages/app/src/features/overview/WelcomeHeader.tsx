import { useGetOverviewQuery } from '@sluice/api'
import { PageHeader, Skeleton } from '@sluice/ui'

/** In a line of text, whose height it keeps: nothing moves when the words come. */
const inLine = { display: 'inline-block' } as const

/** The welcome line: the merchant's full name and company. Specification, section 2. */
export function WelcomeHeader() {
  const { data: user, isFetching } = useGetOverviewQuery()
  if (!user) {
    return isFetching ? (
      <PageHeader
        title={
          <>
            Welcome, <Skeleton width="7em" style={inLine} />
          </>
        }
        description={<Skeleton width="9em" style={inLine} />}
      />
    ) : (
      <PageHeader title="Welcome" description="Your account could not be loaded." />
    )
  }
  return (
    <PageHeader title={`Welcome, ${user.full_name}`} description={user.business_info?.name ?? ''} />
  )
}
