import { Markdown } from '@storybook/addon-docs/blocks'

/** Written by `changeset version`. */
const released = import.meta.glob<string>('../../packages/ui/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const pending = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Whether a change is one of the components; its front matter names the packages that it changes. */
function isOfComponents(description: string): boolean {
  return description.split('\n---\n', 1)[0]?.includes("'@sluice/ui'") ?? false
}

/** Removes the front matter of a change's description. */
function bodyOf(description: string): string {
  return description.replace(/^---\n.*?\n---\n/s, '').trim()
}

/** What will be released next, and the changelog of what has been released. */
export function ReleaseNotes() {
  const next = Object.values(pending).filter(isOfComponents).map(bodyOf).join('\n\n')
  return (
    <>
      {next && <h2>Next release</h2>}
      {next && <Markdown>{next}</Markdown>}
      {Object.values(released).map((changelog) => (
        <Markdown key={changelog.slice(0, 40)}>{changelog.replace(/^# .*\n/, '')}</Markdown>
      ))}
    </>
  )
}
