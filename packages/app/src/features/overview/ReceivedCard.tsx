import { useGetEarningsQuery, useGetOverviewQuery } from '@sluice/api'
import { toAmount, type Earnings } from '@sluice/api/contract'
import { Amount, StatCard, useFormats } from '@sluice/ui'

import { priceText } from '../../components/price/priceText.ts'
import { timing } from '../../config/timing.ts'
import { useTokens } from '../../hooks/useOperatorConfig.ts'
import { usePolling } from '../../hooks/useOnline.ts'
import { RetryNote } from '../../components/LoadFailure.tsx'
import { useText, useTexts } from '../../messages/TextProvider.tsx'

interface EarningsNoteProps {
  /** What the total is in, if it is not in one token. */
  currencies: string[]
  earnings: Earnings | undefined
}

/** What the total was worth, and of which tokens it is made up. */
function EarningsNote({ currencies, earnings }: EarningsNoteProps) {
  const { t, language } = useTexts()
  const formats = useFormats()
  const list = new Intl.ListFormat(language)
  const { tokens = [], values = [] } = earnings ?? {}
  // A reorg can take everything back.
  const worth = values.filter(({ amount }) => toAmount(amount) !== 0n)
  return (
    <>
      {worth.map((value) => (
        <p key={value.currency}>{t('overview.worth', { amount: priceText(formats, value) })}</p>
      ))}
      {tokens.length > 1
        ? tokens.map((token) => <p key={token.currency}>{priceText(formats, token)}</p>)
        : currencies.length > 0 && (
            <p>{t('overview.inCurrencies', { currencies: list.format(currencies) })}</p>
          )}
    </>
  )
}

/** Total earnings, net of fees. */
export function ReceivedCard() {
  const t = useText()
  const polling = usePolling(timing.figurePollingMs)
  const {
    data: user,
    isError,
    isFetching,
    refetch,
  } = useGetOverviewQuery(undefined, {
    ...polling,
    // In seconds. When the app starts, the layout has loaded the same record before this card mounts.
    refetchOnMountOrArgChange: 5,
  })
  const { data: earnings } = useGetEarningsQuery(undefined, polling)
  const currencies = useTokens()
  // The total of several stablecoins is not in one of them.
  const [first, ...others] = currencies
  const unit = others.length === 0 ? first : undefined
  const failed = isError && !user

  return (
    <StatCard
      label={t('overview.received')}
      loading={!user && isFetching}
      value={user ? <Amount value={user.total_earnings} {...(unit && { unit })} /> : '—'}
      note={
        failed && !isFetching ? (
          <RetryNote message={t('overview.earningsNotLoaded')} onRetry={refetch} />
        ) : (
          <EarningsNote currencies={others.length > 0 ? currencies : []} earnings={earnings} />
        )
      }
    />
  )
}
