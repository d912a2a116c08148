import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const styleList = /^const __vite__mapDeps=.*\n/m
const helper = /^import \{ __vitePreload \} from .*\n/m
const wrapped =
  /__vitePreload\((async \(\) => \{.*?\n\s*\}), (?:__vite__mapDeps\(\[[\d,]*\]\)|\[\]), import\.meta\.url\)/gs
/** An import without styles of its own. */
const wrappedPlainly = /__vitePreload\(\(\) => (import\("[^"]*"\)), \[\], import\.meta\.url\)/g

/** A module with its imports on demand as they were written. Fails where the bundler wraps them in other words. */
function unwrapImports(code: string): string {
  const plain = code
    .replace(styleList, '')
    .replace(helper, '')
    .replaceAll(wrapped, '($1)()')
    .replaceAll(wrappedPlainly, '$1')
  if (plain.includes('__vite')) throw new Error('An import on demand is wrapped in an unknown way.')
  return plain
}

/**
 * Vite lets an import on demand wait for its styles by a helper of its own, which belongs into an application. The built
 * modules import their styles themselves, and whoever bundles the application sees to the rest.
 */
export async function plainImports(folder: string): Promise<void> {
  await rm(join(folder, '_virtual/_vite'), { recursive: true, force: true })
  for await (const name of glob('**/*.js', { cwd: folder })) {
    const file = join(folder, name)
    const code = await readFile(file, 'utf8')
    if (code.includes('__vitePreload')) await writeFile(file, unwrapImports(code))
  }
}
