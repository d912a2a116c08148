import { limits, maskKey, withoutPrefix } from '@sluice/api/contract'
import type {
  AccountExport,
  ListPaymentLinksQuery,
  MerchantId,
  SessionId,
} from '@sluice/api/contract'

import { listMerchantKeys } from '../apiKeys/apiKeyService.ts'
import { listAuditEvents, recordAudit } from '../audit/auditService.ts'
import { findProfile } from '../business/businessService.ts'
import type { Uses } from '../context.ts'
import { listDevices } from '../counter/deviceService.ts'
import { listInvoices } from '../links/invoiceService.ts'
import { listLinks } from '../links/linkService.ts'
import { consume } from '../rateLimits/rateLimiter.ts'
import { listRefunds } from '../refunds/refundService.ts'
import { listViews } from '../payments/paymentViews.ts'
import { listExportedPayments } from '../payments/paymentExport.ts'
import { readMerchant, readSecurity } from './accountService.ts'
import { readWalletChange } from './payoutWallet.ts'
import { listSessions } from './sessionService.ts'

type Pages = AsyncGenerator<readonly unknown[]>

const limit = limits.maxPageSize

/** What a list returns page by page. */
async function* pagesOf(list: (query: ListPaymentLinksQuery) => Promise<unknown[]>): Pages {
  for (let page = 1; ; page += 1) {
    const rows = await list({ page, limit })
    yield rows
    if (rows.length < limit) return
  }
}

async function* auditPages(context: Uses<'database'>, userId: MerchantId): Pages {
  for (let cursor: string | undefined; ;) {
    const events = await listAuditEvents(context, userId, { cursor, limit })
    yield events
    cursor = events.at(-1)?.id
    if (events.length < limit) return
  }
}

async function* paymentPages(
  context: Uses<'database' | 'networks' | 'publicUrl'>,
  userId: MerchantId,
): Pages {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await listExportedPayments(context, userId, cursor)
    yield page.payments
    cursor = page.next
  }
}

async function* refundPages(
  context: Uses<'database' | 'networks' | 'publicUrl' | 'now'>,
  userId: MerchantId,
): Pages {
  for (let cursor: string | undefined; ;) {
    const { data, next_cursor } = await listRefunds(context, userId, { limit, cursor })
    yield data
    if (next_cursor === null) return
    cursor = withoutPrefix('refund', next_cursor)
  }
}

/** A member of an object, with a list that is read page by page. */
async function* listMember(name: keyof AccountExport, pages: Pages): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}: [`
  let separator = '\n'
  for await (const rows of pages) {
    if (rows.length === 0) continue
    yield separator + rows.map((row) => JSON.stringify(row)).join(',\n')
    separator = ',\n'
  }
  yield '\n]'
}

/**
 * The data of the account, as the text of one JSON file that is read while it is sent. Recorded before it
 * begins. Fails with `too_many_requests` or `session_invalid`.
 */
export async function exportAccount(
  context: Uses<
    'settings' | 'database' | 'vault' | 'networks' | 'rates' | 'publicUrl' | 'now' | 'origin'
  >,
  { userId, sessionId }: { userId: MerchantId; sessionId: SessionId },
): Promise<AsyncGenerator<string>> {
  await consume(context, 'exportByAccount', userId)
  await context.database.unitOfWork(({ tx }) =>
    recordAudit(context, tx, { user_id: userId, action: 'account_exported' }),
  )
  const keys = await listMerchantKeys(context, userId)
  const beginning = {
    exported_at: context.now().toISOString(),
    profile: await readMerchant(context, userId),
    business: await findProfile(context, userId),
    wallet_change: await readWalletChange(context, userId),
    security: await readSecurity(context, userId),
    sessions: await listSessions(context, userId, sessionId),
    counter_devices: await listDevices(context, userId),
    payment_views: await listViews(context, userId),
    api_keys: keys.map((each) => ({ ...each, key: maskKey(each.key) })),
  } satisfies Partial<AccountExport>

  async function* text(): AsyncGenerator<string> {
    yield JSON.stringify(beginning, null, 2).slice(0, -2)
    yield* listMember(
      'payment_links',
      pagesOf((query) => listLinks(context, userId, query)),
    )
    yield* listMember(
      'invoices',
      pagesOf((query) => listInvoices(context, userId, query)),
    )
    yield* listMember('refunds', refundPages(context, userId))
    yield* listMember('audit_events', auditPages(context, userId))
    yield* listMember('payments', paymentPages(context, userId))
    yield '\n}\n'
  }
  return text()
}
