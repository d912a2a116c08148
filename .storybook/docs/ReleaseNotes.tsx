import { Markdown } from '@storybook/addon-docs/blocks'

import { nextRelease, released, versionWords } from './releases.ts'

/** What will be released next, and the changelog of what has been released. */
export function ReleaseNotes() {
  return (
    <>
      {nextRelease && <h2>{versionWords(nextRelease.version)}</h2>}
      {nextRelease && <Markdown>{nextRelease.notes}</Markdown>}
      {released.map((changelog) => (
        <Markdown key={changelog.slice(0, 40)}>{changelog}</Markdown>
      ))}
    </>
  )
}
