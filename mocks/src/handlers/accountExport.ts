import { maskKey, type Payment, type Transfer } from '@sluice/api/contract'

import { recordAudit } from '../store/audit.ts'
import type { MockMerchant } from '../store/MockStore.ts'
import { invoicesOf, isInvoice, toInvoice } from '../store/invoices.ts'
import { toPaymentLink } from '../store/paymentLinks.ts'
import { readTimeline } from '../store/timeline.ts'
import { countPayments, paymentAt } from '../store/paymentRecords.ts'
import { keysOf } from './apiKeys.ts'
import { listedDevices } from './counterDevices.ts'
import { refundsOf } from '../store/refunds.ts'
import { defineHandler } from './defineHandler.ts'
import { toSecurity } from './factors.ts'
import { auditEventsOf, sessionsOf, walletChangeOf } from './security.ts'
import { toProfile, toUser } from './user.ts'

function transfersOf(merchant: MockMerchant, row: Payment): Transfer[] {
  const { network, hash, currency, received: amount } = row
  if (network === null || hash === null) return []
  return readTimeline(merchant, row)
    .filter(({ type }) => type === 'transfer')
    .map(({ at }) => ({
      network,
      hash,
      currency,
      amount,
      paid_at: at ?? row.created_at,
      credited_at: row.status === 1 ? at : null,
      refunded_at: row.resolution === 'refunded' ? at : null,
    }))
}

const exportAccount = defineHandler('exportAccount', ({ store, merchant, session }) => {
  recordAudit(store, merchant, 'account_exported')
  const links = store.state.payment_links.filter(
    (link) => link.merchant_id === merchant.id && !isInvoice(link),
  )
  return {
    exported_at: new Date(store.now()).toISOString(),
    profile: toUser(store, merchant),
    business: merchant.business_name === null ? null : toProfile(merchant),
    wallet_change: walletChangeOf(store, merchant),
    security: toSecurity(merchant),
    sessions: sessionsOf(store, session),
    counter_devices: listedDevices(store, merchant),
    api_keys: keysOf(store, merchant).map((each) => ({ ...each, key: maskKey(each.key) })),
    payment_views: merchant.views,
    payment_links: links.map((link) => toPaymentLink(store, merchant, link)),
    invoices: invoicesOf(store, merchant).map((link) => toInvoice(store, merchant, link)),
    refunds: refundsOf(store, merchant),
    audit_events: auditEventsOf(store, merchant),
    payments: Array.from({ length: countPayments(merchant) }, (_, index) => {
      const row = paymentAt(merchant, index)
      return { ...row, transfers: transfersOf(merchant, row) }
    }),
  }
})

/** The data of an account in one file. */
export const accountExportHandlers = [exportAccount]
