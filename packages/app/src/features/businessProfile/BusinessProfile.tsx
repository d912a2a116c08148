import { useGetBusinessProfileQuery } from '@sluice/api'
import { Card, Skeleton } from '@sluice/ui'

import { lazyPart } from '../../components/lazyPart.tsx'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import * as layout from '../../components/pageLayout.css.ts'
import { Section } from '../../components/Section/Section.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './BusinessProfile.css.ts'

const placeholder = <Skeleton className={css.placeholder} />

/** Below what one sees first. */
const BusinessProfileForm = lazyPart(
  () => import('./BusinessProfileForm.tsx').then((module) => module.BusinessProfileForm),
  placeholder,
)

/** The business as its customers see it. */
export function BusinessProfile() {
  const t = useText()
  const { data: profile, isError, isFetching, refetch } = useGetBusinessProfileQuery()
  return (
    <Section title={t('business.title')} description={t('business.description')}>
      <Card className={layout.card}>
        {profile && <BusinessProfileForm profile={profile} />}
        {!profile && isError && !isFetching && (
          <LoadFailure message={t('business.notLoaded')} onRetry={refetch} />
        )}
        {!profile && (!isError || isFetching) && placeholder}
      </Card>
    </Section>
  )
}
