/** One thing that a customer of the demo merchant did. */
export interface DemoTransaction {
  /** How long before now it was created, in minutes. */
  minutesAgo: number
  amount: string
  metadata: string
  /** `pending` is still to be paid; the others happened. */
  outcome: 'paid' | 'split' | 'overpaid' | 'underpaid' | 'expired' | 'pending'
}

/** Numbers that look random and are the same every time (mulberry32). */
function createDice(seed: number): () => number {
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

/** When today's were created, in minutes before now: the last two can still be paid. */
const todayMinutesAgo = [200, 34, 12]

/** How long the demo merchant has been one, in days. */
export const demoDays = 45

/** The demo merchant's history, oldest first: some weeks of a coffee house, the same at every first start. */
export function demoHistory(): DemoTransaction[] {
  const dice = createDice(20_261_120)
  const history: DemoTransaction[] = []
  for (let day = demoDays - 1; day >= 0; day -= 1) {
    const count = day === 0 ? 3 : dice() < 0.3 ? 2 : 1
    for (let turn = 0; turn < count; turn += 1) {
      const [name, price] = goods[Math.floor(dice() * goods.length)] ?? goods[0]
      const cents = Math.floor(dice() * 100)
        .toString()
        .padStart(2, '0')
      const chance = dice()
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
            : day * 1_440 + 700 - turn * 240 - Math.floor(dice() * 200),
        amount: `${price + Math.floor(dice() * 9)}.${cents}`,
        metadata: JSON.stringify({ order: 2_000 + history.length, item: name }),
        outcome,
      })
    }
  }
  return history
}
