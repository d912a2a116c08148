import type { Plugin } from 'vite'

/** Adds imports to the app's first file for the build, so that what every page needs is one file with it. */
export function startWith(files: readonly string[]): Plugin {
  return {
    name: 'start-with',
    apply: 'build',
    transform: {
      filter: { id: /\/packages\/app\/src\/main\.ts$/ },
      handler: (code) => ({
        code: [code, ...files.map((file) => `import ${JSON.stringify(file)}`)].join('\n'),
        // Lines are only added behind the others.
        map: null,
      }),
    },
  }
}
