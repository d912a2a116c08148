import { useListPaymentLinksQuery } from '@sluice/api'
import { limits, type PaymentLink } from '@sluice/api/contract'
import { Button, EmptyState, PlusIcon } from '@sluice/ui'
import { useState } from 'react'

import { CardPages } from '../../components/CardPages/CardPages.tsx'
import { lazyPart } from '../../components/lazyPart.tsx'
import { usePriceCurrencies } from '../../components/price/usePriceCurrencies.ts'
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
  const [opened, setOpened] = useState<Opened>()
  const [isOpen, setIsOpen] = useState(false)

  function open(what: Opened['what'], link?: PaymentLink) {
    setOpened((last) => ({ what, ...(link && { link }), number: (last?.number ?? 0) + 1 }))
    setIsOpen(true)
  }

  return (
    <section aria-label={t('paymentLinks.title')} className={css.root}>
      <Button className={css.create} onClick={() => open('create')}>
        <PlusIcon />
        {t('paymentLinks.newPaymentLink')}
      </Button>
      {opened && <Overlay opened={opened} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
      <CardPages
        query={list}
        page={page}
        onPageChange={setPage}
        loading={t('paymentLinks.loadingPaymentLinks')}
        failure={t('paymentLinks.loadFailure')}
        empty={
          <EmptyState title={t('paymentLinks.emptyTitle')}>{t('paymentLinks.empty')}</EmptyState>
        }
      >
        {(link) => (
          <LinkCard
            link={link}
            onShare={() => open('share', link)}
            onSwitchOff={() => open('switchOff', link)}
            onPayments={() => open('payments', link)}
          />
        )}
      </CardPages>
    </section>
  )
}
