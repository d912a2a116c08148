import { useGetOverviewQuery } from '@sluice/api'
import { LinkButton, PageHeader, PlusIcon, Skeleton } from '@sluice/ui'
import type { ReactNode } from 'react'

import { paths } from '../../config/paths.ts'
import { Trans } from '../../messages/Trans.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './overview.css.ts'

/** Inline, so that the line keeps its height and nothing moves when the text appears. */
const inLine = { display: 'inline-block' } as const

interface WordsProps {
  title: ReactNode
  /** The business name, or why it is missing. */
  business: ReactNode
}

function Words({ title, business }: WordsProps) {
  const t = useText()
  return (
    <PageHeader
      title={title}
      actions={
        <LinkButton href={paths.counter}>
          <PlusIcon />
          {t('overview.takePayment')}
        </LinkButton>
      }
      description={
        <>
          <p className={css.business}>{business}</p>
          <p>{t('overview.earningsLatestTransactions')}</p>
        </>
      }
    />
  )
}

/** The welcome line with the merchant's full name and company. Specification, section 2. */
export function WelcomeHeader() {
  const t = useText()
  const { data: user, isFetching } = useGetOverviewQuery()
  if (user) {
    return (
      <Words
        title={t('overview.welcomeName', { name: user.full_name })}
        business={user.business_info?.name}
      />
    )
  }
  return isFetching ? (
    <Words
      title={
        <Trans
          id="overview.welcomeName"
          values={{ name: <Skeleton width="7em" style={inLine} /> }}
        />
      }
      business={<Skeleton width="9em" style={inLine} />}
    />
  ) : (
    <Words title={t('overview.welcome')} business={t('overview.accountNotLoaded')} />
  )
}
