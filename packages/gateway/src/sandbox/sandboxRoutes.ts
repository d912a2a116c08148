import { amountRequestSchema } from '@sluice/api/contract'
import * as v from 'valibot'

import type { GatewayContext } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import type { RouteGroup } from '../http/createApp.ts'
import { parseInput } from '../http/parseInput.ts'
import { readJsonBody, readTextBody } from '../http/readBody.ts'
import { isUuid } from '../security/random.ts'
import { googleRoutes } from './google/googleRoutes.ts'
import { guardSandbox } from './guardSandbox.ts'
import { mailboxPage } from './pages/mailboxPage.ts'
import { payPage } from './pages/payPage.ts'
import { sandboxPolicy, sandboxStyle } from './pages/layout.ts'
import { findRecentTransactions, findSandboxMail, findSandboxMails } from './sandboxRepository.ts'
import type { SandboxTransaction } from './sandboxRepository.ts'
import type { SandboxNetwork } from './SandboxNetwork.ts'
import { simulatePayment, simulations } from './simulatePayment.ts'
import { webhookRoutes } from './webhookRoutes.ts'

const requestSchema = v.object({
  outcome: v.picklist(simulations, `outcome must be one of ${simulations.join(', ')}`),
  amount: v.optional(amountRequestSchema),
})

function toResponse(row: SandboxTransaction) {
  const { id, status, state, amount, received, fee, wallet_id, transaction_id } = row
  return { id, status, state, amount, received, fee, wallet_id, transaction_id }
}

/** The sandbox's pages and endpoints. Decisions 34 and 35. */
export function sandboxRoutes(network: SandboxNetwork): RouteGroup {
  return (app, context: GatewayContext) => {
    const { db } = context.database
    app.use('/sandbox', guardSandbox(context))
    app.use('/sandbox/*', guardSandbox(context))
    if (!context.settings.oidc_client_id) googleRoutes(app, context)
    webhookRoutes(app, context)

    app.get('/sandbox', async (c) => {
      const [pending, done] = await Promise.all([
        findRecentTransactions(db, [0], 50),
        findRecentTransactions(db, [1, -1], 10),
      ])
      return c.html(payPage(pending, done, c.req.query('done') ?? ''), 200, sandboxPolicy())
    })
    app.get('/sandbox/mail', async (c) =>
      c.html(mailboxPage(await findSandboxMails(db, 50)), 200, sandboxPolicy()),
    )
    app.get('/sandbox/mail/:id', async (c) => {
      const id = c.req.param('id')
      const mail = isUuid(id) ? await findSandboxMail(db, id) : null
      if (!mail) throw new Failure('not_found')
      return c.html(mail.html, 200, {
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups allow-top-navigation-by-user-activation",
      })
    })
    app.get('/sandbox/mails', async (c) => {
      const mails = await findSandboxMails(db, 50, c.req.query('to'))
      const response = mails.map(({ recipient, created_at, ...mail }) => ({
        ...mail,
        to: recipient,
        created_at: created_at.toISOString(),
      }))
      return c.json(response, 200, { 'cache-control': 'no-store' })
    })
    app.get('/sandbox/style.css', (c) =>
      c.body(sandboxStyle, 200, { 'content-type': 'text/css; charset=utf-8' }),
    )
    app.post('/sandbox/transactions/:id/pay', async (c) => {
      const isForm =
        c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false
      const sent = isForm
        ? Object.fromEntries(new URLSearchParams(await readTextBody(c)))
        : await readJsonBody(c)
      const { outcome, amount } = parseInput(requestSchema, sent)
      const row = await simulatePayment(context, network, c.req.param('id'), outcome, amount)
      if (isForm) return c.redirect(`/sandbox?done=${row.id}`, 303)
      return c.json(toResponse(row), 200, { 'cache-control': 'no-store' })
    })
  }
}
