import { limits } from '@sluice/api/contract'
import type { PageLanguage } from '@sluice/api/contract'

import { customerText } from './customerText.ts'
import type { Mail } from './mailer.ts'
import { linkMail, withoutLinks } from './mails.ts'
import type { Recipient } from './mails.ts'
import { mailText } from './mailText.ts'
import { moneyText, type Money } from './moneyText.ts'
import { timeText } from './timeText.ts'

/** What mails say of a refund. */
export interface RefundMail {
  merchant: Recipient
  /** What the customer reads. */
  language: PageLanguage
  refund: {
    amount: Money
    /** What the merchant typed, if it was in another currency. */
    price: Money | null
    /** What people call the network. */
    network: string
    reason: string
    /** Empty until it is claimed. */
    address: string
    customer_email: string
    expires_at: Date
  }
  seller: { name: string; contacts: readonly (string | null | undefined)[] }
  claimUrl: string
  /** The payment in the dashboard. */
  paymentUrl: string
}

function texts({ refund, seller }: RefundMail, language: PageLanguage) {
  const t = customerText(language)
  const contact = seller.contacts.filter(Boolean).join(', ')
  return {
    t,
    values: {
      seller: withoutLinks(seller.name),
      amount: moneyText(language, refund.amount),
      day: timeText(language, refund.expires_at),
    },
    list: [
      ...(refund.price ? [t('refund.price', { amount: moneyText(language, refund.price) })] : []),
      ...(refund.reason ? [t('refund.reason', { text: withoutLinks(refund.reason) })] : []),
      t('refund.network', { network: refund.network }),
      ...(refund.address ? [t('refund.address', { address: refund.address })] : []),
    ],
    contact: contact ? t('contact', { contact: withoutLinks(contact) }) : t('noContact'),
  }
}

/** The customer, of whom no name is known. */
function customerOf({ language, refund }: RefundMail) {
  return { email: refund.customer_email, full_name: '', language }
}

/** Tells a customer that a refund waits for their address, or that it was paid. */
export function customerRefundMail(mail: RefundMail, occasion: 'created' | 'succeeded'): Mail {
  const { t, values, list, contact } = texts(mail, mail.language)
  return linkMail(customerOf(mail), {
    subject: t(`refund.${occasion}.subject`, values),
    before: t(`refund.${occasion}.before`, values),
    list,
    link: mail.claimUrl,
    button: t(`refund.${occasion}.button`),
    after: contact,
  })
}

/** Mails a customer the code that confirms the address that they have given. */
export function refundCodeMail(
  mail: RefundMail,
  { code, address }: { code: string; address: string },
): Mail {
  const { t, values, contact } = texts(mail, mail.language)
  return linkMail(customerOf(mail), {
    subject: t('refund.code.subject', { code }),
    before: t('refund.code.before', { ...values, code, minutes: limits.refundCodeMinutes }),
    list: [t('refund.address', { address })],
    link: mail.claimUrl,
    button: t('refund.code.button'),
    after: `${t('refund.code.after')} ${contact}`,
  })
}

/** Tells a merchant what happened to a refund. */
export function merchantRefundMail(
  mail: RefundMail,
  occasion: 'claimed' | 'expired' | 'reversed',
): Mail {
  const { language } = mail.merchant
  const { values, list } = texts(mail, language)
  const t = mailText(language)
  return linkMail(mail.merchant, {
    subject: t(`refund.${occasion}.subject`, values),
    before: t(`refund.${occasion}.before`, values),
    list,
    link: mail.paymentUrl,
    button: t('refund.button'),
    after: t(`refund.${occasion}.after`),
  })
}
