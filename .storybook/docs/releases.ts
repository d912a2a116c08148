import { version } from '../../packages/ui/package.json' with { type: 'json' }

/** Written by `changeset version`. */
const changelogs = import.meta.glob<string>('../../packages/ui/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const changes = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** How much a description of a change raises the version of the components: named in its front matter. */
function bumpOf(description: string): string | undefined {
  return /^'@sluice\/ui': (major|minor|patch)$/m.exec(description)?.[1]
}

/** Removes the front matter. */
function bodyOf(description: string): string {
  return description.replace(/^---\n.*?\n---\n/s, '').trim()
}

function nextVersion(bumps: readonly (string | undefined)[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  if (bumps.includes('major')) return `${major + 1}.0.0`
  if (bumps.includes('minor')) return `${major}.${minor + 1}.0`
  return `${major}.${minor}.${patch + 1}`
}

const pending = Object.values(changes).filter((change) => bumpOf(change) !== undefined)

/** What will be released next; undefined if nothing has changed. */
export const nextRelease =
  pending.length > 0
    ? { version: nextVersion(pending.map(bumpOf)), notes: pending.map(bodyOf).join('\n\n') }
    : undefined

/** What has been released, without the title of the file. */
export const released = Object.values(changelogs).map((text) => text.replace(/^# .*\n/, ''))

/** "0.2.0, the next release", or the version alone if it is out. */
export function versionWords(since: string): string {
  return since === nextRelease?.version ? `${since}, the next release` : since
}
