import { buildRevision, forgetRevisions } from './builds.ts'
import type { Fingerprints } from './fingerprints.ts'
import { pictureNames } from './manifest.ts'
import { takePictures } from './pictures.ts'
import type { Picture, Pictures } from './pictures.ts'
import { acceptances, lastAcceptance } from './revisions.ts'

/** A picture as it was accepted, with the colors of that time. */
export interface AcceptedPicture extends Picture {
  readonly tokens: Pictures['tokens']
}

/**
 * Takes pictures as they were accepted, by showing the stories of past commits in this browser: of the commit that last accepted
 * pictures, and where that looked different from what was accepted, of the one that accepted the picture.
 *
 * @returns without those that no commit has accepted
 */
export async function takeAccepted(
  names: ReadonlySet<string>,
  accepted: Fingerprints,
): Promise<ReadonlyMap<string, AcceptedPicture>> {
  const taken = new Map<string, AcceptedPicture>()
  const last = lastAcceptance()
  if (!last || names.size === 0) return taken

  async function take(commit: string, wanted: ReadonlySet<string>): Promise<string> {
    const {
      taken: pictures,
      tokens,
      browser,
    } = await takePictures(await buildRevision(commit), (showing) =>
      pictureNames(showing).some((name) => wanted.has(name)),
    )
    for (const [name, picture] of pictures) {
      if (wanted.has(name)) taken.set(name, { ...picture, tokens })
    }
    return browser
  }

  const browser = await take(last, names)
  const others = new Map<string, Set<string>>()
  if (browser === accepted.browser) {
    for (const [name, commit] of acceptances()) {
      const picture = taken.get(name)
      const isProven = picture?.fingerprint === accepted.pictures[name]
      if (!names.has(name) || isProven || commit === last) continue
      others.set(commit, (others.get(commit) ?? new Set()).add(name))
    }
  }
  for (const [commit, wanted] of others) await take(commit, wanted)
  await forgetRevisions(new Set([last, ...others.keys()]))
  return taken
}
