import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const text = readFileSync(join(import.meta.dirname, '../../../../docs/specification.md'), 'utf8')

/** One thing that the specification says, in its own words. */
export interface Sentence {
  /** The number of its section. */
  section: number
  says: string
}

/** Whether a line is nothing but the drawing of a table: its rule, or the heads of its columns. */
function isTableFrame(line: string, next: string | undefined): boolean {
  return /^\|[-|]+\|$/.test(line) || /^\|[-|]+\|$/.test(next ?? '')
}

const quotation = /(?<!\w)'((?:[^']|(?<=\w)'(?=\w))+)'(?!\w)/g

/** A line's sentences: a point before a capital ends one, unless it stands in a quotation. */
function split(line: string): string[] {
  if (line.startsWith('|')) return [line.replaceAll(/^\| | \|$/g, '')]
  const quiet = line
    .replace(/^- /, '')
    .replaceAll(quotation, (words) => words.replaceAll('. ', '.\n'))
  return quiet.split(/(?<=\.) (?=[A-Z])/).map((sentence) => sentence.replaceAll('\n', ' '))
}

function read(): Sentence[] {
  const found: Sentence[] = []
  let section = 0
  const lines = text.split('\n')
  for (const [index, line] of lines.entries()) {
    const heading = /^## (\d+)\./.exec(line)
    if (heading) section = Number(heading[1])
    if (section === 0 || !line || line.startsWith('#')) continue
    if (isTableFrame(line, lines[index + 1])) continue
    found.push(...split(line).map((says) => ({ section, says })))
  }
  return found
}

/** Every sentence of the specification's numbered sections, in their order; a row of a table is one. */
export const sentences: readonly Sentence[] = read()

/** What stands between quotation marks in the sections named: the texts that a merchant reads. */
export function quotedTexts(...sections: readonly number[]): string[] {
  const quoted = sentences
    .filter(({ section }) => sections.includes(section))
    .flatMap(({ says }) => [...says.matchAll(quotation)])
    .map(([, words]) => `${words}`)
  return [...new Set(quoted)]
}
