import type { Payment } from '@sluice/api/contract'
import {
  Amount,
  DescriptionList,
  InlineAlert,
  Link,
  LinkButton,
  type DescriptionItem,
} from '@sluice/ui'

import { PriceAndRate, Rate } from '../../components/PriceAndRate.tsx'
import { checkoutPath } from '../../config/paths.ts'
import { useOperatorConfig } from '../../hooks/useOperatorConfig.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { Trans } from '../../messages/Trans.tsx'
import { explorerLink } from './explorerLink.ts'
import { metadataEntries } from './metadataEntries.ts'
import { ForwardNow } from './ForwardNow.tsx'
import { isRefundable, PaymentRefunds } from './PaymentRefunds.tsx'
import { ResolveHeld } from './ResolveHeld.tsx'
import { heldText, isHeld, isOnlyCoins, stateText } from './stateText.ts'
import * as css from './PaymentMoney.css.ts'

const forwardingKeys = {
  pending: 'transactions.waitingForwarded',
  requested: 'transactions.forwardingRequested',
  forwarded: 'transactions.forwardedWallet',
} as const

export interface PaymentMoneyProps {
  payment: Payment
}

/** What became of a payment's money and what the merchant can do about it. */
export function PaymentMoney({ payment }: PaymentMoneyProps) {
  const t = useText()
  const { networks } = useOperatorConfig()
  const { state, currency, network, hash, forwarding, forwarding_hash } = payment
  const metadata = metadataEntries(payment.metadata)

  const amount = (value: string) => <Amount value={value} unit={currency} />
  const lookUp = (of: string | null, text: string) => {
    const link = explorerLink(networks, network, of)
    return (
      link && (
        <Link href={link} external>
          {text}
        </Link>
      )
    )
  }
  const items: DescriptionItem[] = [
    { term: t('transactions.state'), description: stateText(state, t) },
    { term: t('transactions.received'), description: amount(payment.received) },
    { term: t('transactions.feeDue'), description: amount(payment.fee_due) },
    { term: t('transactions.feeCollected'), description: amount(payment.fee_collected) },
    ...(/[1-9]/.test(payment.refunded)
      ? [{ term: t('transactions.refunded'), description: amount(payment.refunded) }]
      : []),
    { term: t('transactions.net'), description: amount(payment.net) },
  ]
  const { price, quotes, value } = payment
  if (value)
    items.push({
      term: t('transactions.value'),
      description: (
        <>
          <p>
            <Amount value={value.net} unit={value.currency} />
          </p>
          <p>
            <Trans
              id="transactions.valueParts"
              values={{
                received: <Amount value={value.received} unit={value.currency} />,
                fee: <Amount value={value.fee} unit={value.currency} />,
                rate: <Rate rate={value.rate} currency={value.currency} />,
                token: currency,
              }}
            />
          </p>
          {value.is_stale && <p>{t('transactions.staleRate')}</p>}
        </>
      ),
    })
  if (price.currency !== currency)
    items.unshift({
      term: t('transactions.price'),
      description: quotes.map(({ peg, rate, tokens }) => (
        <p key={peg}>
          <PriceAndRate
            price={price}
            rate={rate}
            token={tokens.includes(currency) ? currency : (tokens[0] ?? peg)}
          />
        </p>
      )),
    })
  const { description, reference, customer_name, customer_email } = payment
  const about = [
    [t('transactions.description'), [description]],
    [t('transactions.reference'), [reference]],
    [t('transactions.customer'), [customer_name, customer_email]],
  ] as const
  items.unshift(
    ...about.flatMap(([term, texts]) => {
      const given = [...new Set<string>(texts)].filter(Boolean)
      return given.length === 0
        ? []
        : {
            term,
            description: given.map((text) => (
              <p key={text}>
                <bdi>{text}</bdi>
              </p>
            )),
          }
    }),
  )
  if (/[1-9]/.test(payment.remaining))
    items.push({ term: t('transactions.stillPay'), description: amount(payment.remaining) })
  if (payment.required_confirmations !== null)
    items.push({
      term: t('transactions.confirmations'),
      description: t('transactions.confirmationsOf', {
        count: payment.confirmations ?? 0,
        required: payment.required_confirmations,
      }),
    })
  if (network)
    items.push({
      term: t('transactions.network'),
      description: (
        <>
          {network} {lookUp(hash, t('transactions.viewPaymentExplorer'))}
        </>
      ),
    })
  if (forwarding)
    items.push({
      term: t('transactions.payout'),
      description: (
        <>
          <span>{t(forwardingKeys[forwarding])}</span>{' '}
          {lookUp(forwarding_hash, t('transactions.viewPayoutExplorer'))}
          {forwarding === 'pending' && <ForwardNow paymentId={payment.id} />}
        </>
      ),
    })
  if (payment.resolution)
    items.push({
      term: t('transactions.yourDecision'),
      description:
        payment.resolution === 'refunded' ? t('transactions.refunded') : t('transactions.accepted'),
    })

  return (
    <div className={css.root}>
      {isHeld(payment) && (
        <InlineAlert tone="warning" title={t('transactions.needsDecision')}>
          <span>{heldText(payment, t)}</span>{' '}
          <span>
            {isOnlyCoins(payment)
              ? t('transactions.acceptOrRefundCoins')
              : t('transactions.acceptOrRefund')}
          </span>
          <div className={css.actions}>
            <ResolveHeld payment={payment} />
          </div>
        </InlineAlert>
      )}
      <DescriptionList items={items} layout="columns" />
      {metadata && (
        <section aria-label={t('transactions.metadata')}>
          <h3 className={css.title}>{t('transactions.metadata')}</h3>
          <DescriptionList
            items={metadata.map(([term, text]) => ({
              term,
              description: <bdi>{text}</bdi>,
            }))}
            layout="columns"
          />
        </section>
      )}
      {isRefundable(payment) && <PaymentRefunds payment={payment} />}
      {payment.status === 1 && (
        <LinkButton tone="secondary" href={checkoutPath(payment.id)} target="_blank">
          {t('transactions.receipt')}
        </LinkButton>
      )}
    </div>
  )
}
