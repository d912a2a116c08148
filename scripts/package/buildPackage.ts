import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { build } from 'vite'

import { scaleProperties, tokenFiles } from '../../packages/ui/src/theme/designTokens.ts'
import { sharedPlugins } from '../../vite.shared.ts'
import { root } from '../lib/root.ts'
import { builtFolder, entries, styleModule, uiFolder } from './builtPackage.ts'
import { builtManifest } from './manifest.ts'
import type { SourceManifest } from './manifest.ts'
import { plainImports } from './plainImports.ts'
import { styleImports } from './styleImports.ts'
import { writeTypes } from './writeTypes.ts'

/** Builds `@sluice/ui` as it is published: a module and a stylesheet for each of the sources, types and fonts. */
export async function buildPackage(): Promise<void> {
  await buildModules()
  await plainImports(builtFolder)
  await writeTypes(builtFolder)
  const source: SourceManifest = JSON.parse(await readFile(join(uiFolder, 'package.json'), 'utf8'))
  const manifest = JSON.stringify(builtManifest(source), null, 2)
  await writeFile(join(builtFolder, 'package.json'), `${manifest}\n`)
  await copyFile(join(uiFolder, 'README.md'), join(builtFolder, 'README.md'))
  await copyFile(join(root, 'LICENSE'), join(builtFolder, 'LICENSE'))
  await writeTokens()
  const fontLicense = 'theme/fonts/LICENSE.txt'
  await copyFile(join(uiFolder, 'src', fontLicense), join(builtFolder, fontLicense))
}

/** Writes the tokens for design tools and for pages without the components. */
async function writeTokens(): Promise<void> {
  const theme = await readFile(join(builtFolder, 'theme/theme.css'), 'utf8')
  await writeFile(join(builtFolder, 'tokens.css'), theme + scaleProperties())
  for (const [name, json] of Object.entries(tokenFiles())) {
    await writeFile(join(builtFolder, name), json)
  }
}

async function buildModules(): Promise<void> {
  const order = ['theme/global.js', 'index.js']
  await build({
    root: uiFolder,
    configFile: false,
    logLevel: 'error',
    base: './',
    plugins: [sharedPlugins(), styleImports(order)],
    build: {
      outDir: builtFolder,
      target: 'baseline-widely-available',
      minify: false,
      cssMinify: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.values(entries).map((file) => [file, join(uiFolder, 'src', `${file}.ts`)]),
        ),
        preserveEntrySignatures: 'strict',
        // A module whose values are all written into their users would lose its styles.
        optimization: { inlineConst: false },
        // vanilla-extract has done its work when the package is built.
        external: /^(?!@vanilla-extract\/css)[\w@]/,
        output: {
          preserveModules: true,
          preserveModulesRoot: join(uiFolder, 'src'),
          entryFileNames: ({ name }) => `${styleModule(name)}.js`,
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.woff2')
              ? 'theme/fonts/[name][extname]'
              : name.replace('.css.ts.vanilla.css', '.css'),
        },
      },
    },
  })
}
