import { amountRequestSchema } from '@sluice/api/contract'
import type { Context } from 'hono'
import * as v from 'valibot'

import type { Process } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import type { Environment } from '../http/Environment.ts'
import type { RouteGroup } from '../http/RouteGroup.ts'
import { parseInput } from '../http/parseInput.ts'
import { readJsonBody, readTextBody } from '../http/readBody.ts'
import { isUuid } from '../security/random.ts'
import { explorerRoutes } from '../rails/evm/local/explorerRoutes.ts'
import { googleRoutes } from './google/googleRoutes.ts'
import { guardSandbox } from './guardSandbox.ts'
import { mailboxPage } from './pages/mailboxPage.ts'
import { payPage } from './pages/payPage.ts'
import { sandboxPolicy, sandboxStyle } from './pages/layout.ts'
import {
  findClaimedRefunds,
  findRecentPayments,
  findSandboxMail,
  findSandboxMails,
} from './sandboxRepository.ts'
import type { SandboxPayment } from './sandboxRepository.ts'
import { advanceClock, simulatePayment, simulations } from './simulatePayment.ts'
import type { SandboxChain } from './simulatePayment.ts'
import { simulateRefund } from './simulateRefund.ts'
import { webhookRoutes } from './webhookRoutes.ts'

const confirmRequest = {
  /** Whether to mine the blocks that confirm what is sent. Otherwise they follow, one a second. */
  confirm: v.optional(v.boolean('confirm must be true or false'), true),
}

const requestSchema = v.object({
  outcome: v.picklist(simulations, `outcome must be one of ${simulations.join(', ')}`),
  amount: v.optional(amountRequestSchema),
  ...confirmRequest,
})

function toResponse(row: SandboxPayment) {
  const { id, status, state, amount, received, fee_due, deposit_address, hash, network } = row
  return { id, status, state, amount, received, fee_due, deposit_address, hash, network }
}

const maxBlocks = 100
const blocksMessage = `blocks must be a whole number from 1 to ${maxBlocks}`

const chainRequestSchema = v.object({
  action: v.picklist(['mine', 'reorg'], 'action must be mine or reorg'),
  blocks: v.pipe(
    v.union([v.string(), v.number()], blocksMessage),
    v.transform(Number),
    v.integer(blocksMessage),
    v.minValue(1, blocksMessage),
    v.maxValue(maxBlocks, blocksMessage),
  ),
})

const maxHours = 24 * 30
const hoursMessage = `hours must be a whole number from 1 to ${maxHours}`

const clockRequestSchema = v.object({
  hours: v.pipe(
    v.union([v.string(), v.number()], hoursMessage),
    v.transform(Number),
    v.integer(hoursMessage),
    v.minValue(1, hoursMessage),
    v.maxValue(maxHours, hoursMessage),
  ),
})

/** What a form or a program sent. */
async function readSent(c: Context<Environment>): Promise<{ isForm: boolean; sent: object }> {
  const type = c.req.header('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) {
    return { isForm: false, sent: Object(await readJsonBody(c)) }
  }
  return { isForm: true, sent: Object.fromEntries(new URLSearchParams(await readTextBody(c))) }
}

/** The sandbox's pages and endpoints. D34 and D35. */
export function sandboxRoutes(sandbox: SandboxChain): RouteGroup {
  return (app, context: Process) => {
    const { db } = context.database
    app.use('/sandbox', guardSandbox(context))
    app.use('/sandbox/*', guardSandbox(context))
    if (!context.settings.oidc_client_id) googleRoutes(app, context)
    webhookRoutes(app, context)
    explorerRoutes(sandbox.chain)(app, context)

    app.get('/sandbox', async (c) => {
      const [pending, done, refunds] = await Promise.all([
        findRecentPayments(db, [0], 50),
        findRecentPayments(db, [1, -1], 10),
        findClaimedRefunds(db, 50),
      ])
      // Confirmations come with time, and the page has no script.
      const isConfirming = pending.some((row) => row.confirmations !== null)
      const page = payPage(
        { pending, ended: done, refunds },
        { marked: c.req.query('done') ?? '', now: context.now() },
      )
      return c.html(page, 200, { ...sandboxPolicy(), ...(isConfirming ? { refresh: '2' } : {}) })
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
      const { isForm, sent } = await readSent(c)
      const simulation = parseInput(requestSchema, isForm ? { ...sent, confirm: false } : sent)
      const row = await simulatePayment(context, sandbox, c.req.param('id'), simulation)
      if (isForm) return c.redirect(`/sandbox?done=${row.id}`, 303)
      return c.json(toResponse(row), 200, { 'cache-control': 'no-store' })
    })
    app.post('/sandbox/refunds/:id/pay', async (c) => {
      const { isForm, sent } = await readSent(c)
      const { confirm } = parseInput(v.object(confirmRequest), isForm ? { confirm: false } : sent)
      const hash = await simulateRefund(context, sandbox, c.req.param('id'), { confirm })
      if (isForm) return c.redirect('/sandbox', 303)
      return c.json({ hash }, 200, { 'cache-control': 'no-store' })
    })
    app.post('/sandbox/clock', async (c) => {
      const { isForm, sent } = await readSent(c)
      const { hours } = parseInput(clockRequestSchema, sent)
      await advanceClock(context, sandbox, hours * 3_600_000)
      return isForm ? c.redirect('/sandbox', 303) : c.body(null, 204)
    })
    app.post('/sandbox/chain', async (c) => {
      const { isForm, sent } = await readSent(c)
      const { action, blocks } = parseInput(chainRequestSchema, sent)
      if (!sandbox.chain) throw new Failure('unavailable')
      await sandbox.chain[action](blocks)
      await sandbox.follow()
      return isForm ? c.redirect('/sandbox', 303) : c.body(null, 204)
    })
  }
}
