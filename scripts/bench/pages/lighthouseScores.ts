import lighthouse from 'lighthouse'

import { launchListening } from './devtools.ts'
import type { Scores } from './report.ts'

/** Has Lighthouse judge pages with its own settings, a phone among them. Says what keeps a page from 100. */
export async function lighthouseScores(
  origin: string,
  paths: readonly string[],
  say: (words: string) => void,
): Promise<Scores[]> {
  const { browser, port } = await launchListening()
  try {
    const scores: Scores[] = []
    for (const path of paths) {
      const result = await lighthouse(origin + path, { port, logLevel: 'error' })
      if (!result) throw new Error(`Lighthouse says nothing of ${path}`)
      const { audits, categories } = result.lhr
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
