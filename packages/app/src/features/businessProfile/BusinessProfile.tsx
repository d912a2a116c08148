import { useGetBusinessProfileQuery } from '@sluice/api'
import { Card, Skeleton } from '@sluice/ui'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './BusinessProfile.css.ts'
import { BusinessProfileForm } from './BusinessProfileForm.tsx'

/** The business as its customers see it. */
export function BusinessProfile() {
  const t = useText()
  const { data: profile, isError, isFetching, refetch } = useGetBusinessProfileQuery()
  const isLoading = !profile && (!isError || isFetching)
  return (
    <Section title={t('business.title')} description={t('business.description')}>
      <Card className={css.card}>
        {profile && <BusinessProfileForm profile={profile} />}
        {isLoading && <Skeleton className={css.placeholder} />}
        {!profile && !isLoading && (
          <LoadFailure message={t('business.notLoaded')} onRetry={refetch} />
        )}
      </Card>
    </Section>
  )
}
