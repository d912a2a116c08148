import { useListPaymentLinksQuery } from '@sluice/api'
import { limits, type PaymentLink } from '@sluice/api/contract'
import { Button, EmptyState, Pager, PlusIcon, Spinner } from '@sluice/ui'
import { useState } from 'react'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import { lazyPart } from '../../components/lazyPart.tsx'
import { usePriceCurrencies } from '../../components/price/usePriceCurrencies.ts'
import { shownData } from '../../hooks/shownData.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { LinkCard } from './LinkCard.tsx'
import * as css from './PaymentLinks.css.ts'
import { SwitchOffDialog } from './SwitchOffDialog.tsx'

const LinkDialog = lazyPart(() => import('./LinkDialog.tsx').then((module) => module.LinkDialog))
const LinkPayments = lazyPart(() =>
  import('./LinkPayments.tsx').then((module) => module.LinkPayments),
)

/** What is open above the list. The number makes each opening a new one, without what was typed before. */
interface Opened {
  what: 'create' | 'share' | 'switchOff' | 'payments'
  link?: PaymentLink
  number: number
}

/** Overlays are kept while they close. */
function Overlay({
  opened,
  isOpen,
  onClose,
}: {
  opened: Opened
  isOpen: boolean
  onClose: () => void
}) {
  const { what, link, number } = opened
  const common = { open: isOpen, onOpenChange: (next: boolean) => !next && onClose() }
  if (what === 'create') return <LinkDialog key={number} {...common} />
  if (!link) return null
  if (what === 'share') return <LinkDialog key={number} shareable={link} {...common} />
  if (what === 'switchOff') return <SwitchOffDialog key={number} link={link} {...common} />
  return <LinkPayments key={number} link={link} {...common} />
}

/** The merchant's payment links: create, share, switch off, and see what was paid. */
export function PaymentLinks() {
  const t = useText()
  const [page, setPage] = useState(1)
  // The form needs them as soon as it opens.
  usePriceCurrencies()
  const list = useListPaymentLinksQuery({ page, limit: limits.paymentsPageSize })
  const { isError, isLoading, isFetching, refetch } = list
  const links = shownData(list)
  const [opened, setOpened] = useState<Opened>()
  const [isOpen, setIsOpen] = useState(false)

  function open(what: Opened['what'], link?: PaymentLink) {
    setOpened((last) => ({ what, ...(link && { link }), number: (last?.number ?? 0) + 1 }))
    setIsOpen(true)
  }

  const isEmpty = links?.length === 0 && page === 1
  const hasNext = links?.length === limits.paymentsPageSize
  return (
    <section aria-label={t('paymentLinks.title')} className={css.root}>
      <Button className={css.create} onClick={() => open('create')}>
        <PlusIcon />
        {t('paymentLinks.newPaymentLink')}
      </Button>
      {opened && <Overlay opened={opened} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
      {isLoading && <Spinner label={t('paymentLinks.loadingPaymentLinks')} showLabel />}
      {isError && !isFetching && (
        <LoadFailure message={t('paymentLinks.loadFailure')} onRetry={refetch} />
      )}
      {isEmpty && (
        <div className={css.empty}>
          <EmptyState title={t('paymentLinks.emptyTitle')}>{t('paymentLinks.empty')}</EmptyState>
        </div>
      )}
      {links && links.length > 0 && (
        <ul className={css.list}>
          {links.map((link) => (
            <li key={link.id}>
              <LinkCard
                link={link}
                onShare={() => open('share', link)}
                onSwitchOff={() => open('switchOff', link)}
                onPayments={() => open('payments', link)}
              />
            </li>
          ))}
        </ul>
      )}
      {(hasNext || page > 1) && (
        <Pager
          page={page}
          hasNext={hasNext}
          loading={isFetching}
          onPrev={() => setPage(page - 1)}
          onNext={() => setPage(page + 1)}
        />
      )}
    </section>
  )
}
