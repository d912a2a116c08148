import type { Decimal, PageLanguage, PublicInvoice } from '@sluice/api/contract'

import { customerText } from './customerText.ts'
import type { Mail } from './mailer.ts'
import { linkMail, withoutLinks } from './mails.ts'
import { dayText, moneyText, numberText } from './moneyText.ts'

/** Why an invoice is mailed: it is new or sent again, its due date is near, or it has passed. */
export type InvoiceOccasion = 'created' | 'due' | 'overdue'

/** What customers read that they pay for, such as `Invoice INV-0001`. */
export function invoiceTitle(language: PageLanguage, number: string): string {
  return customerText(language)('invoice.title', { number })
}

interface InvoiceMail {
  invoice: PublicInvoice
  seller: { name: string; contacts: readonly (string | undefined)[] }
  /** Where it is seen and paid. */
  url: string
  email: string
  language: PageLanguage
  occasion: InvoiceOccasion
}

/** Sends a customer an invoice, or reminds them of it. */
export function invoiceMail({
  invoice,
  seller,
  url,
  email,
  language,
  occasion,
}: InvoiceMail): Mail {
  const t = customerText(language)
  const money = (amount: Decimal) => moneyText(language, { amount, currency: invoice.currency })
  const number = withoutLinks(invoice.number)
  const name = withoutLinks(seller.name)
  const amount = money(invoice.total)
  const day = dayText(language, invoice.due_date)
  const values = { number, seller: name, amount, day }
  const contact = seller.contacts.filter(Boolean).join(', ')
  return linkMail(
    { email, full_name: invoice.customer_name, language },
    {
      subject: t(`invoice.${occasion}.subject`, values),
      before: t(`invoice.${occasion}.before`, values),
      list: [
        ...invoice.lines.map(({ description, quantity, unit_price, net }) =>
          t('invoice.line', {
            text: withoutLinks(description),
            quantity: numberText(language, quantity),
            price: money(unit_price),
            net: money(net),
          }),
        ),
        ...(/[1-9]/.test(invoice.tax) ? [t('invoice.tax', { amount: money(invoice.tax) })] : []),
        t('invoice.total', { amount }),
        t('invoice.due', { day }),
      ],
      link: url,
      button: t('invoice.button'),
      after: contact ? t('contact', { contact: withoutLinks(contact) }) : t('noContact'),
    },
  )
}
