import type { ReactNode } from 'react'

/** A sentence in which what stands between backticks is code. */
export function withCode(words: string): ReactNode {
  return words
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : <code key={part + String(index)}>{part}</code>))
}
