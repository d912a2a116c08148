// `npm run visual:accept`: accepts what the last run found, all of it or the groups with the numbers given.
import { readFindings } from './findings.ts'
import { readFingerprints, writeFingerprints } from './fingerprints.ts'

const { browser, isComplete, groups, alike } = await readFindings()
const accepted = readFingerprints()
const numbers = process.argv.slice(2)
const chosen = numbers.length === 0 ? groups : numbers.map(findGroup)

if (browser !== accepted.browser && !(isComplete && numbers.length === 0)) {
  throw new Error(
    `${accepted.browser} took the accepted pictures, and this is ${browser}. It can accept only everything: run npm run visual -- --all, then npm run visual:accept.`,
  )
}
const pictures: Record<string, string> = { ...accepted.pictures }
const changes = chosen.flatMap(({ pictures: found }) => Object.entries(found))
for (const [name, hash] of changes) {
  if (hash === null) delete pictures[name]
  else pictures[name] = hash
}
writeFingerprints({ browser, pictures: { ...pictures, ...(numbers.length === 0 && alike) } })
console.log(`Accepted ${changes.length} pictures. Commit visual/fingerprints.json with the change.`)

function findGroup(number: string) {
  const group = groups[Number(number) - 1]
  if (!group) throw new Error(`The last run found no group ${number}, but 1 to ${groups.length}.`)
  return group
}
