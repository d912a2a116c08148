import { Markdown } from '@storybook/addon-docs/blocks'

const raw = { query: '?raw', import: 'default', eager: true } as const

/** Written by `changeset version`. There is none before the first release. */
const released: string[] = Object.values(import.meta.glob('../../packages/ui/CHANGELOG.md', raw))

const pending: string[] = Object.values(import.meta.glob('../../.changeset/*.md', raw))

/** Removes the front matter of a change's description. */
function bodyOf(description: string): string {
  return description.replace(/^---\n.*?\n---\n/s, '').trim()
}

/** What will be released next, and the changelog of what has been released. */
export function ReleaseNotes() {
  const next = pending.map(bodyOf).join('\n\n')
  return (
    <>
      {next && <h2>Next release</h2>}
      {next && <Markdown>{next}</Markdown>}
      {released.map((changelog) => (
        <Markdown key={changelog.slice(0, 40)}>{changelog.replace(/^# .*\n/, '')}</Markdown>
      ))}
    </>
  )
}
