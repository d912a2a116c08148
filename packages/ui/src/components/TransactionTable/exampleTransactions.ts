import type { TransactionRow } from './TransactionRow.ts'

/** What five transactions are about, from all that a merchant can say to nothing. */
const subjects: readonly Partial<TransactionRow>[] = [
  {
    description: 'Two tickets to Hampi',
    reference: 'CHAI-10482',
    customer_name: 'Meera Iyer',
    customer_email: 'meera@example.com',
  },
  {
    customer_email: 'asha@example.com',
    metadata: '{"invoice":"INV-2026-0117"}',
  },
  {},
  { description: 'Table 4, two thalis and a lassi' },
  { metadata: 'Subscription, November' },
]

function hex(seed: number, length: number): string {
  let state = seed
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return (state >> 16) & 15
  })
    .map((digit) => digit.toString(16))
    .join('')
}

/** Deterministic example transactions for stories and benchmarks, newest first. */
export function exampleTransactions(count: number): TransactionRow[] {
  const newest = Date.parse('2026-11-20T11:00:00Z')
  return Array.from({ length: count }, (_, i) => {
    const status = i % 9 === 4 ? -1 : i % 5 === 1 ? 0 : 1
    return {
      id: String(48_213 - i),
      deposit_address: `0x${hex(i + 7, 40)}`,
      user_id: '1042',
      transaction_type: i % 6 === 5 ? 1 : 0,
      amount: `${((i + 1) * 7919) % 125_000}.${String((i * 104_729) % 1_000_000).padStart(6, '0')}`,
      created_at: new Date(newest - i * 5_400_000).toISOString(),
      status,
      created_by: 'api',
      ...subjects[i % subjects.length],
      hash: status === 1 ? `0x${hex(i + 1, 64)}` : null,
      network: 'base',
      currency: 'USDT',
      ...(i % 5 === 3 && { price: { amount: '640', currency: 'INR' } }),
    }
  })
}
