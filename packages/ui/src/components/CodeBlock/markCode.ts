/** One stretch of code and what it is; `plain` is everything that needs no colour. */
export interface CodeMark {
  kind: 'plain' | 'name' | 'value' | 'quiet'
  text: string
  /** Where it starts in the code. */
  at: number
}

const strings = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'`
const words = [
  'async|await|const|def|export|for|from|function|if|import|in|let|new|return|throw|with',
  'GET|POST|PUT|DELETE|curl|null|None|true|false|True|False',
].join('|')

const pattern = new RegExp(
  [
    String.raw`(?<quiet>(?:^|(?<=\s))(?:#|\/\/).*$)`,
    String.raw`(?<key>"[^"\n]*"(?=\s*:))`,
    `(?<value>${strings}|\\b\\d+(?:\\.\\d+)?\\b)`,
    String.raw`(?<name>(?<=\s)-{1,2}[a-zA-Z][\w-]*|\b(?:${words})\b)`,
  ].join('|'),
  'gm',
)

/**
 * Tells comments, names and values in a sample apart, well enough for JSON, shell, JavaScript and Python. It is one pass over a short text, done
 * where the page is rendered ahead, so that no highlighter is shipped.
 */
export function markCode(code: string): CodeMark[] {
  const marks: CodeMark[] = []
  let end = 0
  for (const match of code.matchAll(pattern)) {
    if (match.index > end)
      marks.push({ kind: 'plain', text: code.slice(end, match.index), at: end })
    const { quiet, value } = match.groups ?? {}
    marks.push({
      kind: quiet ? 'quiet' : value ? 'value' : 'name',
      text: match[0],
      at: match.index,
    })
    end = match.index + match[0].length
  }
  if (end < code.length) marks.push({ kind: 'plain', text: code.slice(end), at: end })
  return marks
}
