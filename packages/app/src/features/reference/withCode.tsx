import type { ReactNode } from 'react'

/** Renders text between backticks as code. */
export function withCode(words: string): ReactNode {
  return words
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : <code key={part + String(index)}>{part}</code>))
}
