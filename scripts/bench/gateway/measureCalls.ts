import { ask } from './ask.ts'

/** One way to ask for something. */
export interface Contender {
  url: string
  headers: Record<string, string>
}

/** The middle of some figures. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}

/**
 * The median time of each contender in milliseconds, in their order. They are asked in turn, one request each, so that
 * whatever else the machine does falls on all of them alike. Fails unless every answer is a 200.
 */
export async function measureCalls(
  contenders: readonly Contender[],
  rounds: number,
): Promise<number[]> {
  const times: number[][] = contenders.map(() => [])
  for (let round = -Math.ceil(rounds / 4); round < rounds; round += 1) {
    for (const [index, { url, headers }] of contenders.entries()) {
      const { status, ms } = await ask(url, headers)
      if (status !== 200) throw new Error(`${url} answered ${status}`)
      // The first ones warm the caches of all three processes up.
      if (round >= 0) times[index]?.push(ms)
    }
  }
  return times.map(median)
}
