const relativeImport = /^import (type )?\{ (.+) \} from '\.{1,2}\/.+'\n/gm

/** The text of an example as readers write it: they import from the package. */
export function exampleCode(source: string): string {
  const names = [...source.matchAll(relativeImport)]
    .flatMap(([, type, list = '']) => (type ? [] : list.split(', ')))
    .toSorted((one, other) => one.localeCompare(other))
  const code = source
    .replaceAll(relativeImport, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return `import { ${names.join(', ')} } from '@sluice/ui'\n${code.startsWith('import') ? '' : '\n'}${code}`
}
