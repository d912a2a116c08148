import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { Pool } from 'pg'

/**
 * What every answer is held against: the gateway's own queries behind a handler that does nothing else. It checks no
 * signature, limits nothing, logs nothing and trusts whatever it is sent. The session's id stands in `Authorization`.
 */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = new Hono()

const session =
  'select id, user_id, confirmed_at, last_seen_at from sessions where id = $1 and expires_at > $2'
const newest = '(select payment_count from merchant_totals where user_id = $1)'
const page = `select * from payments where user_id = $1 and seq <= ${newest} - $2::bigint and seq > ${newest} - $3::bigint order by seq desc`
const overview = `select full_name, email, payout_wallet, businesses.name as business_name, total_earnings, webhooks.id as webhook_id, webhooks.url as webhook_url from users
  join merchant_totals on merchant_totals.user_id = users.id
  left join businesses on businesses.user_id = users.id
  left join webhooks on webhooks.user_id = users.id and webhooks.removed_at is null
  where users.id = $1`

/** A statement that the database parses once for each connection, as the gateway's are. */
async function ask(name: string, text: string, values: unknown[]): Promise<unknown[]> {
  return (await pool.query<Record<string, unknown>>({ name, text, values })).rows
}

async function merchantOf(id: string | undefined): Promise<unknown> {
  const [found] = (
    await pool.query<{ user_id: string }>({
      name: 'session',
      text: session,
      values: [id, new Date().toISOString()],
    })
  ).rows
  return found?.user_id
}

app.get('/user/business/transaction/view', async (c) => {
  const merchant = await merchantOf(c.req.header('authorization'))
  const skip = (Number(c.req.query('page')) - 1) * Number(c.req.query('limit'))
  return c.json(await ask('page', page, [merchant, skip, skip + Number(c.req.query('limit'))]))
})
app.get('/user/business/transaction/count', async (c) => {
  const merchant = await merchantOf(c.req.header('authorization'))
  const count = 'select payment_count as count from merchant_totals where user_id = $1'
  return c.json((await ask('count', count, [merchant]))[0])
})
app.get('/user/business/user/me', async (c) => {
  const merchant = await merchantOf(c.req.header('authorization'))
  return c.json((await ask('overview', overview, [merchant]))[0])
})

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.send?.({ url: `http://127.0.0.1:${port}` })
})
