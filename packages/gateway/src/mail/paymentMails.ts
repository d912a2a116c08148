import type {
  Decimal,
  HeldReason,
  HeldTransfer,
  LinkProblem,
  PaymentStatusResponse,
} from '@sluice/api/contract'

import type { Mail } from './mailer.ts'
import { linkMail, withoutLinks } from './mails.ts'
import type { Recipient } from './mails.ts'
import { mailText, type MailText } from './mailText.ts'
import { dayText, moneyText, type Money } from './moneyText.ts'
import { localeOf, timeText } from './timeText.ts'

/** In the subject more would be cut off. */
const subjectTextMax = 60

/** What a payment is about, at the end of a subject. */
function withAbout(subject: string, payment: PaymentStatusResponse): string {
  const { description, reference, customer_name, customer_email } = payment
  const about = description || reference || customer_name || customer_email
  const [line = ''] = about.trim().split(/\s*\n\s*/)
  const shown = Array.from(line)
  if (shown.length === 0) return subject
  const text = shown.length > subjectTextMax ? `${shown.slice(0, subjectTextMax).join('')}…` : line
  return `${subject} · ${withoutLinks(text)}`
}

/** What a payment is about, line by line. */
function aboutLines(t: MailText, payment: PaymentStatusResponse): string[] {
  const { description, reference, customer_name: name, customer_email: email } = payment
  const customer = name && email ? `${name} (${email})` : name || email
  return [
    ...(description ? [t('payment.description', { text: withoutLinks(description) })] : []),
    ...(reference ? [t('payment.reference', { text: withoutLinks(reference) })] : []),
    ...(customer ? [t('payment.customer', { text: withoutLinks(customer) })] : []),
  ]
}

/** A change of a payment at a time. */
interface PaymentChange {
  payment: PaymentStatusResponse
  at: Date
}

/** A mail about a change of a payment, with a link to it. What the payment is about ends its subject. */
function paymentMail(
  publicUrl: string,
  recipient: Recipient,
  { payment, at }: PaymentChange,
  { subject, list, ...words }: Omit<Parameters<typeof linkMail>[1], 'link'> & { list: string[] },
): Mail {
  const t = mailText(recipient.language)
  return linkMail(recipient, {
    ...words,
    subject: withAbout(subject, payment),
    list: [...list, t('payment.at', { time: timeText(recipient.language, at) })],
    link: `${publicUrl}/transactions?payment=${payment.id}`,
  })
}

/** Tells a merchant that a payment was paid. */
export function paidMail(publicUrl: string, recipient: Recipient, change: PaymentChange): Mail {
  const { payment } = change
  const { language } = recipient
  const t = mailText(language)
  const amount = moneyText(language, payment.price)
  const received = { amount: payment.received, currency: payment.currency }
  return paymentMail(publicUrl, recipient, change, {
    subject: t('paid.subject', { amount }),
    before: t('paid.before', { amount }),
    list: [
      ...aboutLines(t, payment),
      t('payment.received', { amount: moneyText(language, received) }),
    ],
    button: t('payment.button'),
    after: t('paid.after'),
  })
}

const reasonKeys = {
  underpaid: 'held.underpaid',
  late: 'held.late',
  token_not_accepted: 'held.token_not_accepted',
  after_cancel: 'held.after_cancel',
  native_coin: 'held.native_coin',
} as const satisfies Record<HeldReason, string>

/** Tells a merchant that money arrived which waits for their decision. */
export function heldMail(
  publicUrl: string,
  recipient: Recipient,
  { held, ...change }: PaymentChange & { held: readonly HeldTransfer[] },
): Mail {
  const { payment } = change
  const { language } = recipient
  const t = mailText(language)
  const reasons = held.map(({ amount, token, reason }) =>
    t(reasonKeys[reason], { amount: moneyText(language, { amount, currency: token }) }),
  )
  return paymentMail(publicUrl, recipient, change, {
    subject: t('held.subject'),
    before: t('held.before'),
    list: [
      ...reasons,
      ...aboutLines(t, payment),
      t('payment.price', { amount: moneyText(language, payment.price) }),
    ],
    button: t('held.button'),
    after: t('held.after'),
  })
}

/** Tells a merchant that a payment which was paid no longer is. */
export function reversedMail(publicUrl: string, recipient: Recipient, change: PaymentChange): Mail {
  const { payment } = change
  const { language } = recipient
  const t = mailText(language)
  const amount = moneyText(language, payment.price)
  return paymentMail(publicUrl, recipient, change, {
    subject: t('reversed.subject', { amount }),
    before: t('reversed.before', { amount }),
    list: aboutLines(t, payment),
    button: t('payment.button'),
    after: t('reversed.after'),
  })
}

/** A link that a customer could not pay with, and why. */
interface UnpayableLink {
  link: { description: string; amount: Decimal | null; currency: string }
  problem: Exclude<LinkProblem, 'rate_unavailable' | 'ended' | 'limit_reached'>
}

/** Tells a merchant that a customer could not pay with a link, and what to do. */
export function linkProblemMail(
  publicUrl: string,
  recipient: Recipient,
  { link: { description, amount, currency }, problem }: UnpayableLink,
): Mail {
  const { language } = recipient
  const t = mailText(language)
  return linkMail(recipient, {
    subject: t('linkProblem.subject'),
    before: t(`linkProblem.${problem}`, { currency }),
    list: [
      t('payment.description', { text: withoutLinks(description) }),
      ...(amount === null
        ? []
        : [t('payment.price', { amount: moneyText(language, { amount, currency }) })]),
    ],
    link: `${publicUrl}${problem === 'wallet_required' ? '/settings' : '/links'}`,
    button: t(problem === 'wallet_required' ? 'linkProblem.setWallet' : 'linkProblem.button'),
    after: t('linkProblem.after'),
  })
}

/** What a merchant took on a day on which there were payments. */
export interface DaySummary {
  /** Such as `2026-11-24`. */
  day: string
  /** How many payments were paid. */
  payments: number
  /** What they were worth, by home currency. */
  values: readonly Money[]
  /** What was received, by token. */
  tokens: readonly Money[]
  /** Whether a payment holds money that waits for a decision. */
  holdsMoney: boolean
}

/** Tells a merchant what they took on a day. */
export function summaryMail(publicUrl: string, recipient: Recipient, summary: DaySummary): Mail {
  const { language } = recipient
  const t = mailText(language)
  const money = (amounts: readonly Money[]) => amounts.map((each) => moneyText(language, each))
  const day = dayText(language, summary.day)
  // Without a rate there are no values.
  const totals = money(summary.values.length > 0 ? summary.values : summary.tokens)
  const amount = new Intl.ListFormat(localeOf(language)).format(totals)
  return linkMail(recipient, {
    subject: t('summary.subject', { amount, day }),
    before: t('summary.before', { count: summary.payments, day }),
    list: [
      ...money(summary.values),
      ...money(summary.tokens),
      ...(summary.holdsMoney ? [t('summary.held')] : []),
    ],
    link: `${publicUrl}/transactions?from_date=${summary.day}&to_date=${summary.day}`,
    button: t('summary.button'),
    after: t('summary.after'),
  })
}
