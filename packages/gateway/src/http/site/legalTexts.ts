import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import MarkdownIt from 'markdown-it'

import type { Settings } from '../../config/settings.ts'
import { StartUpError } from '../../errors/Failure.ts'

type LegalText = 'terms' | 'privacy'

/** The texts as HTML. One that the operator has not published is missing. */
export type LegalTexts = Partial<Record<LegalText, string>>

// HTML in the text is escaped, and links to scripts are left as text.
const markdown = new MarkdownIt({ html: false, linkify: true })

// The page has an h1 of its own.
markdown.core.ruler.push('lower_headings', ({ tokens }) => {
  for (const token of tokens) {
    if (token.type.startsWith('heading_')) token.tag = `h${Math.min(Number(token.tag[1]) + 1, 6)}`
  }
})

/** Converts the operator's Markdown into HTML that is safe to serve. */
export function renderMarkdown(text: string): string {
  return markdown.render(text)
}

const sandboxFiles: Record<LegalText, string> = {
  terms: fileURLToPath(new URL('./legal/sandboxTerms.md', import.meta.url)),
  privacy: fileURLToPath(new URL('./legal/sandboxPrivacy.md', import.meta.url)),
}

async function loadText(settings: Settings, name: LegalText): Promise<string | undefined> {
  const own = settings[`${name}_file`]
  const file = own ?? (settings.mode === 'sandbox' ? sandboxFiles[name] : undefined)
  if (file === undefined) return undefined
  try {
    return renderMarkdown(await readFile(file, 'utf8'))
  } catch (cause) {
    throw new StartUpError(`${name.toUpperCase()}_FILE ${file} can't be read`, { cause })
  }
}

/** The operator's texts, or in a sandbox texts about it. Throws a `StartUpError` for a file that can't be read. */
export async function loadLegalTexts(settings: Settings): Promise<LegalTexts> {
  const [terms, privacy] = await Promise.all([
    loadText(settings, 'terms'),
    loadText(settings, 'privacy'),
  ])
  return { ...(terms && { terms }), ...(privacy && { privacy }) }
}

/** The settings without which a live gateway serves no terms or no privacy policy. */
export function missingLegalTexts(texts: LegalTexts): string[] {
  const names = ['terms', 'privacy'] as const
  return names.filter((name) => !texts[name]).map((name) => `${name.toUpperCase()}_FILE`)
}
