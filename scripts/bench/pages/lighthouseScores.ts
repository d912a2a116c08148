import lighthouse from 'lighthouse'

import { findChromium } from '../../lib/chromium.ts'
import { launchListening } from './devtools.ts'
import type { Scores } from './report.ts'

/** How often a page is opened for a evaluation: now and then, on a busy machine, a trace lacks the frame that a score is made from. */
const tries = 3

async function judge(url: string, port: number) {
  for (let left = tries; left > 0; left -= 1) {
    const result = await lighthouse(url, { port, logLevel: 'error' })
    const scores = Object.values(result?.lhr.categories ?? {}).map(({ score }) => score)
    if (result && !scores.includes(null)) return result.lhr
  }
  throw new Error(`Lighthouse found no scores for ${url} in ${tries} visits`)
}

/** Has Lighthouse judge pages with its own settings, a phone among them. Says what keeps a page from 100. */
export async function lighthouseScores(
  origin: string,
  paths: readonly string[],
  say: (words: string) => void,
): Promise<Scores[]> {
  const { browser, port } = await launchListening(findChromium())
  try {
    const scores: Scores[] = []
    for (const path of paths) {
      const { audits, categories } = await judge(origin + path, port)
      const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
      scores.push({
        path,
        performance: score('performance'),
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        seo: score('seo'),
      })
      const counted = new Set(
        Object.values(categories)
          .flatMap(({ auditRefs }) => auditRefs)
          .filter(({ weight }) => weight > 0)
          .map(({ id }) => id),
      )
      for (const { id, score: given, title, displayValue = '' } of Object.values(audits)) {
        if (given !== null && given < 0.9 && counted.has(id)) {
          say(`${path}: ${id}, ${given}: ${title} ${displayValue}`)
        }
      }
    }
    return scores
  } finally {
    await browser.close()
  }
}
