import { readFile } from 'node:fs/promises'

const dist = new URL('../../packages/app/dist/', import.meta.url)

/** A pattern for the URL of the file that a module of the app was built into. */
export async function assetOf(module: string): Promise<string> {
  const manifest: Record<string, { file: string }> = JSON.parse(
    await readFile(new URL('.vite/manifest.json', dist), 'utf8'),
  )
  const file = manifest[module]?.file
  if (!file) throw new Error(`The build has no ${module}.`)
  return `**/${file}`
}
