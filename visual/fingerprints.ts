import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../scripts/lib/root.ts'

export const fingerprintsFile = 'visual/fingerprints.json'

/** What is kept of the accepted pictures. */
export interface Fingerprints {
  /** The browser that took them. */
  readonly browser: string
  /** By the picture's name, such as `components-forms-checkbox--default.dark`. */
  readonly pictures: Readonly<Record<string, string>>
}

export function fingerprint(picture: Buffer): string {
  return createHash('sha256').update(picture).digest('hex').slice(0, 20)
}

export function readFingerprints(): Fingerprints {
  const file = join(root, fingerprintsFile)
  return existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { browser: 'none', pictures: {} }
}

/** Writes one picture a line, so that each has a commit of its own. */
export function writeFingerprints({ browser, pictures }: Fingerprints): void {
  const sorted = Object.fromEntries(
    Object.entries(pictures).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  writeFileSync(
    join(root, fingerprintsFile),
    `${JSON.stringify({ browser, pictures: sorted }, undefined, 2)}\n`,
  )
}
