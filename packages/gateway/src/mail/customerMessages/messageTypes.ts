// Written by `npm run messages` from the English catalogue.

/** The values of the messages that have some. */
export interface MessageValues {
  greeting: { name: string | number }
  'invoice.title': { number: string | number }
  'invoice.created.subject': {
    number: string | number
    seller: string | number
    amount: string | number
  }
  'invoice.created.before': {
    seller: string | number
    number: string | number
    amount: string | number
    day: string | number
  }
  'invoice.due.subject': { number: string | number; seller: string | number; day: string | number }
  'invoice.due.before': {
    number: string | number
    seller: string | number
    amount: string | number
    day: string | number
  }
  'invoice.overdue.subject': { number: string | number; seller: string | number }
  'invoice.overdue.before': {
    number: string | number
    seller: string | number
    amount: string | number
    day: string | number
  }
  'invoice.line': {
    text: string | number
    quantity: string | number
    price: string | number
    net: string | number
  }
  'invoice.tax': { amount: string | number }
  'invoice.total': { amount: string | number }
  'invoice.due': { day: string | number }
  contact: { contact: string | number }
  'refund.price': { amount: string | number }
  'refund.reason': { text: string | number }
  'refund.network': { network: string | number }
  'refund.address': { address: string | number }
  'refund.created.subject': { seller: string | number; amount: string | number }
  'refund.created.before': {
    seller: string | number
    amount: string | number
    day: string | number
  }
  'refund.succeeded.subject': { amount: string | number }
  'refund.succeeded.before': { seller: string | number; amount: string | number }
  'refund.code.subject': { code: string | number }
  'refund.code.before': {
    amount: string | number
    seller: string | number
    code: string | number
    minutes: number
  }
}
