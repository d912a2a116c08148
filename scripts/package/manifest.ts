import { entries, tokenFileNames } from './builtPackage.ts'

/** What is taken from the sources' own package.json. */
export interface SourceManifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
}

/** The package.json of the built package; that of the sources leads our own tools to the sources. */
export function builtManifest(source: SourceManifest) {
  const { name, version, description, license, dependencies, peerDependencies } = source
  const modules = Object.entries(entries).map(
    ([path, file]) => [path, { types: `./${file}.d.ts`, default: `./${file}.js` }] as const,
  )
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    // The theme and the fonts are imported for what they do, not for what they export.
    sideEffects: ['**/*.css', '**/*.styles.js', './theme/global.js', './theme/fonts/fonts.js'],
    exports: {
      ...Object.fromEntries(modules),
      './styles.css': './styles.css',
      ...Object.fromEntries(tokenFileNames.map((file) => [`./${file}`, `./${file}`])),
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(
      // We test with one version; a user may have a later one already.
      Object.entries(dependencies).map(([dependency, pinned]) => [dependency, `^${pinned}`]),
    ),
    peerDependencies,
  }
}
