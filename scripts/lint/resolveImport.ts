import { posix } from 'node:path'

const ours: Readonly<Record<string, string>> = {
  '@sluice/ui': 'packages/ui',
  '@sluice/api/contract': 'packages/api/src/contract',
  '@sluice/api': 'packages/api',
  '@sluice/app': 'packages/app',
  '@sluice/gateway': 'packages/gateway',
  '@sluice/mocks': 'mocks',
}

/** The repository path that an import leads to; undefined for packages that are not ours. */
export function resolveImport(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  const name = Object.keys(ours).find((key) => specifier === key || specifier.startsWith(`${key}/`))
  if (name === undefined) return undefined
  return `${ours[name]}/${specifier.slice(name.length + 1)}`
}
