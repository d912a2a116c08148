import { Client } from 'pg'

/**
 * Gives a merchant this many payments over the last two years: of every hundred, 80 succeeded, 15 failed and 5 are
 * pending. A third is priced in rupees, a tenth is from the counter. The table's indexes are made anew afterwards, as a database builds them fastest; nothing else about the table
 * differs from one that filled up over time.
 */
export async function seedPayments(
  databaseUrl: string,
  merchant: string,
  rows: number,
): Promise<void> {
  const client = new Client(databaseUrl)
  await client.connect()
  try {
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
       where tablename = 'payments' and indexname not in (select conname from pg_constraint)`,
    )
    for (const { name } of indexes) await client.query(`drop index "${name}"`)
    // Foreign keys hold by construction: every row is this merchant's.
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into payments
         (id, user_id, seq, network, deposit_address, transaction_type, amount, received, fee_due, status, state,
          created_by, metadata, hash, expires_at, ended_at, created_at,
          price_amount, price_currency, rate, rate_source, quoted_at, home_currency, home_rate, home_rate_at)
       select (lpad(to_hex(at), 12, '0') || '7' || substr(md5(n::text), 1, 19))::uuid,
         $1, n, 'sandbox', 'sbx' || md5('wallet' || n), 0, amount,
         case status when 1 then amount else 0 end, case status when 1 then 1 else 0 end, status,
         case status when 1 then 'paid' when 0 then 'awaiting_payment' else 'expired' end,
         case when n % 10 < 7 then 'api' when n % 10 < 9 then 'link' else 'counter' end, 'order ' || n, case status when 1 then '0x' || md5('a' || n) || md5('b' || n) end,
         case status when 0 then now() + interval '1 year' else to_timestamp(at / 1000.0) + interval '1 hour' end,
         case status when 0 then null else to_timestamp(at / 1000.0) + interval '5 minutes' end,
         to_timestamp(at / 1000.0),
         case when n % 3 = 0 then round(amount * 85, 2) end, case when n % 3 = 0 then 'INR' end,
         case when n % 3 = 0 then 85 end, case when n % 3 = 0 then 'fixed' end,
         case when n % 3 = 0 then to_timestamp(at / 1000.0) end,
         case status when 1 then 'INR' end, case status when 1 then 85 end,
         case status when 1 then to_timestamp(at / 1000.0) end
       from (
         select n, round((5 + (n * 7919 % 100000) / 97.0)::numeric, 10) as amount,
           case when n % 100 < 80 then 1 when n % 100 < 95 then -1 else 0 end as status,
           (extract(epoch from now() - interval '730 days') * 1000)::bigint
             + (n::numeric / $2 * 729 * 86400000)::bigint as at
         from generate_series(1, $2::bigint) as n
       ) as made`,
      [merchant, rows],
    )
    await client.query(`set maintenance_work_mem = '1GB'`)
    for (const { definition } of indexes) await client.query(definition)
    await client.query(
      `update merchant_totals set payment_count = $2, last_payment_at = now(),
         total_earnings = (select sum(received - fee_due) from payments where user_id = $1)
       where user_id = $1`,
      [merchant, rows],
    )
    await client.query(
      `insert into daily_totals (user_id, day, currency, earned, fees)
       select user_id, (created_at at time zone 'Asia/Kolkata')::date, currency, sum(received - fee_due), sum(fee_due)
       from payments where user_id = $1 and status = 1 group by 1, 2, 3`,
      [merchant],
    )
    await client.query(
      `insert into daily_values (user_id, day, currency, earned, fees)
       select user_id, day, 'INR', earned * 85, fees * 85 from daily_totals where user_id = $1`,
      [merchant],
    )
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}
