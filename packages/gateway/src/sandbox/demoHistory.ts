import { asDecimal } from '@sluice/api/contract'
import type { CreatePaymentLinkRequest, Decimal } from '@sluice/api/contract'

/** A payment of the demo merchant. */
export interface DemoPayment {
  /** Its age in minutes. */
  minutesAgo: number
  amount: Decimal
  metadata: string
  description: string
  reference: string
  customer_name: string
  customer_email: string
  outcome: 'paid' | 'split' | 'overpaid' | 'underpaid' | 'expired' | 'pending'
}

/** A seeded random number generator (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const goods = [
  ['Cold brew, 12 bottles', 54],
  ['Espresso machine service', 140],
  ['Single origin beans, 5 kg', 118],
  ['Table 7', 23],
  ['Table 2', 31],
  ['Gift card', 50],
  ['Barista workshop, 2 seats', 160],
  ['Office subscription, monthly', 289],
] as const

/** Those who order. At a table nobody says who they are. */
const customers = [
  ['Meera Iyer', 'meera@example.com'],
  ['Arjun Nair', 'arjun.nair@example.com'],
  ['Lakeside Co-working', 'office@lakeside.example'],
  ['Zoya Khan', ''],
] as const

/** The ages of today's payments in minutes. The last two are still pending. */
const todayMinutesAgo = [200, 34, 12]

/** The age of the demo merchant's account, in days. */
export const demoDays = 45

/** Which order a payment belongs to, and whose that is. */
function orderOf(name: string, order: number) {
  const [customer_name, customer_email] = customers[order % customers.length] ?? customers[0]
  return name.startsWith('Table')
    ? { metadata: '', reference: '', customer_name: '', customer_email: '' }
    : {
        metadata: JSON.stringify({ order, channel: 'Web shop' }),
        reference: `MCH-${order}`,
        customer_name,
        customer_email,
      }
}

/** The demo merchant's payment links. */
export const demoLinks: readonly CreatePaymentLinkRequest[] = [
  { description: 'Tip jar', amount: null, reference: '', is_reusable: true },
  {
    description: 'Barista workshop, one seat',
    amount: '80',
    reference: 'WORKSHOP',
    is_reusable: true,
  },
]

/** The demo merchant's history, oldest first. Always the same. */
export function demoHistory(): DemoPayment[] {
  const random = createRandom(20_261_120)
  const history: DemoPayment[] = []
  for (let day = demoDays - 1; day >= 0; day -= 1) {
    const count = day === 0 ? 3 : random() < 0.3 ? 2 : 1
    for (let turn = 0; turn < count; turn += 1) {
      const [name, price] = goods[Math.floor(random() * goods.length)] ?? goods[0]
      const cents = Math.floor(random() * 100)
        .toString()
        .padStart(2, '0')
      const chance = random()
      const outcome =
        day === 0 && turn > 0
          ? 'pending'
          : chance < 0.8
            ? 'paid'
            : chance < 0.86
              ? 'expired'
              : chance < 0.91
                ? 'underpaid'
                : chance < 0.96
                  ? 'split'
                  : 'overpaid'
      history.push({
        minutesAgo:
          day === 0
            ? (todayMinutesAgo[turn] ?? 0)
            : day * 1_440 + 700 - turn * 240 - Math.floor(random() * 200),
        amount: asDecimal(`${price + Math.floor(random() * 9)}.${cents}`),
        description: name,
        ...orderOf(name, 2_000 + history.length),
        outcome,
      })
    }
  }
  return history
}
