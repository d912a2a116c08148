import { useGetOverviewQuery } from '@sluice/api'
import { PageHeader, Skeleton } from '@sluice/ui'

/** The welcome line: the merchant's full name and company. Specification, section 2. */
export function WelcomeHeader() {
  const { data: user, isFetching } = useGetOverviewQuery()
  if (!user) {
    return isFetching ? (
      <PageHeader
        title={
          <>
            Welcome, <Skeleton width="7em" />
          </>
        }
        description={<Skeleton width="9em" />}
      />
    ) : (
      <PageHeader title="Welcome" description="Your account could not be loaded." />
    )
  }
  return (
    <PageHeader title={`Welcome, ${user.full_name}`} description={user.business_info?.name ?? ''} />
  )
}
