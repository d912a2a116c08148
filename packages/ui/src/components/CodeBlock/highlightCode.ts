export interface CodeToken {
  kind: 'plain' | 'name' | 'value' | 'comment'
  text: string
  /** Position in the code. */
  start: number
}

const strings = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'`
const keywords = [
  'async|await|const|def|export|for|from|function|if|import|in|let|new|return|throw|with',
  'GET|POST|PUT|DELETE|curl|null|None|true|false|True|False',
].join('|')

const pattern = new RegExp(
  [
    String.raw`(?<comment>(?:^|(?<=\s))(?:#|\/\/).*$)`,
    String.raw`(?<key>"[^"\n]*"(?=\s*:))`,
    `(?<value>${strings}|\\b\\d+(?:\\.\\d+)?\\b)`,
    String.raw`(?<name>(?<=\s)-{1,2}[a-zA-Z][\w-]*|\b(?:${keywords})\b)`,
  ].join('|'),
  'gm',
)

/**
 * Splits code into comments, names and values for highlighting. Covers JSON, shell, JavaScript and Python well enough
 * without shipping a highlighter.
 */
export function highlightCode(code: string): CodeToken[] {
  const tokens: CodeToken[] = []
  let end = 0
  for (const match of code.matchAll(pattern)) {
    const { index: start, groups } = match
    if (start > end) tokens.push({ kind: 'plain', text: code.slice(end, start), start: end })
    const kind = groups?.comment ? 'comment' : groups?.value ? 'value' : 'name'
    tokens.push({ kind, text: match[0], start })
    end = start + match[0].length
  }
  if (end < code.length) tokens.push({ kind: 'plain', text: code.slice(end), start: end })
  return tokens
}
