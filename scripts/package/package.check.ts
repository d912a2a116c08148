import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { root } from '../lib/root.ts'
import { builtFolder, tokenFileNames } from './builtPackage.ts'
import { bundled } from './bundled.ts'
import { bareApp, pack } from './installedPackage.ts'
import type { BareApp } from './installedPackage.ts'

let tarballs: string
let tarball: string
let app: BareApp

beforeAll(async () => {
  tarballs = await mkdtemp(join(tmpdir(), 'sluice-pack-'))
  tarball = await pack(builtFolder, tarballs)
  app = await bareApp('@sluice/ui', tarball)
})

afterAll(async () => {
  await app.remove()
  await rm(tarballs, { recursive: true })
})

describe('the manifest', () => {
  test('satisfies publint', async () => {
    const { messages } = await publint({ pkgDir: builtFolder, strict: true })
    const pkg = JSON.parse(await readFile(join(builtFolder, 'package.json'), 'utf8'))
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
  })

  test('leads every resolver to the right types', async () => {
    const attw = join(root, 'node_modules/.bin/attw')
    const files = ['./styles.css', ...tokenFileNames.map((name) => `./${name}`)]
    const args = [tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...files]
    const { stdout } = await promisify(execFile)(attw, args)
    const answers = stdout.match(/^(?:node16 \(from ESM\)|bundler): .*$/gm) ?? []
    expect(answers).toHaveLength(8)
    expect(answers.filter((answer) => !answer.includes('🟢'))).toEqual([])
  })

  test('names its entries one by one, and no test, story or source travels along', async () => {
    const manifest: { exports: object } = JSON.parse(
      await readFile(join(builtFolder, 'package.json'), 'utf8'),
    )
    expect(Object.keys(manifest.exports)).toEqual([
      '.',
      './theme',
      './tokens',
      './styles.css',
      './tokens.css',
      './light.tokens.json',
      './dark.tokens.json',
      './package.json',
    ])
    const files = await readdir(builtFolder, { recursive: true })
    expect(files.filter((name) => /stories|\.test\.|(?<!\.d)\.tsx?$/.test(name))).toEqual([])
  })
})

test.each(['bundler', 'nodenext'])(
  'the types hold for a user of moduleResolution %s',
  async (moduleResolution) => {
    const typed = await bareApp('@sluice/ui', tarball, ['@types/react', '@types/react-dom'])
    const compilerOptions = {
      module: moduleResolution === 'bundler' ? 'esnext' : 'nodenext',
      moduleResolution,
      target: 'es2022',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      types: [],
    }
    await typed.write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['app.tsx'] }))
    await typed.write(
      'app.tsx',
      `import { Button, TransactionTable, type TransactionRow } from '@sluice/ui'
     import { vars } from '@sluice/ui/tokens'
     import '@sluice/ui/theme'
     const rows: TransactionRow[] = []
     export const page = <><Button tone="danger" style={{ color: vars.color.text }} /><TransactionTable rows={rows} /></>
     // @ts-expect-error There is no such tone.
     export const wrong = <Button tone="loud" />`,
    )
    const compiler = join(root, 'node_modules/.bin/tsc')
    const { stdout } = await promisify(execFile)(compiler, ['-p', typed.folder]).catch(
      (failure: { stdout: string }) => failure,
    )
    await typed.remove()
    expect(stdout).toBe('')
  },
)

/** The components that these modules belong to. */
function componentsOf(modules: readonly string[]): string[] {
  const names = modules.flatMap((name) => /^components\/(\w+)\//.exec(name)?.[1] ?? [])
  return [...new Set(names)]
}

describe('one import', () => {
  test('of Button brings Button, its ring and their styles', async () => {
    await app.write('button.js', "export { Button } from '@sluice/ui'")
    const { modules, css, bytes } = await bundled(app.folder, 'button.js')
    expect(modules).toEqual([
      'components/Button/Button.js',
      'components/Button/Button.styles.js',
      'components/Spinner/Spinner.styles.js',
      'components/Spinner/SpinnerRing.js',
      'icons/Icon.js',
    ])
    expect(css).not.toContain('@font-face')
    expect(bytes.js).toBeLessThanOrEqual(650)
    expect(bytes.onDemand).toBe(0)
    expect(bytes.css).toBeLessThanOrEqual(520)
  })

  test('of TransactionTable brings what a row shows, and no other component', async () => {
    await app.write('table.js', "export { TransactionTable } from '@sluice/ui'")
    const { modules, css, bytes } = await bundled(app.folder, 'table.js')
    expect(componentsOf(modules)).toEqual([
      'Amount',
      'Badge',
      'Button',
      'DateTime',
      'EmptyState',
      'Gate',
      'InlineAlert',
      'Link',
      'Skeleton',
      'Spinner',
      'StatusBadge',
      'Table',
      'TransactionTable',
    ])
    expect(css).not.toContain('@font-face')
    // With what says how numbers and times are written.
    expect(bytes.js).toBeLessThanOrEqual(6_800)
    expect(bytes.onDemand).toBeLessThanOrEqual(1_000)
    // The gate of a row among them.
    expect(bytes.css).toBeLessThanOrEqual(2_750)
  })

  test.each([
    { name: 'Amount', components: ['Amount'] },
    { name: 'TextField', components: ['TextField'] },
    { name: 'Card', components: ['Card'] },
  ])('of $name brings only its own code', async ({ name, components }) => {
    await app.write('one.js', `export { ${name} } from '@sluice/ui'`)
    const { modules, bytes } = await bundled(app.folder, 'one.js')
    expect(componentsOf(modules)).toEqual(components)
    expect(bytes.js).toBeLessThanOrEqual(1_700)
    expect(bytes.css).toBeLessThanOrEqual(800)
  })

  test('of any component costs little, and the docs say how much', async () => {
    const sizes: Record<string, { js: number; css: number }> = {}
    for (const story of globSync('packages/ui/src/components/*/*.stories.tsx', { cwd: root })) {
      const name = basename(story, '.stories.tsx')
      await app.write(`${name}.js`, `export { ${name} } from '@sluice/ui'`)
      const { bytes } = await bundled(app.folder, `${name}.js`)
      sizes[name] = { js: bytes.js, css: bytes.css }
    }
    await mkdir(join(root, 'reports'), { recursive: true })
    await writeFile(join(root, 'reports/sizes.json'), JSON.stringify(sizes))
    // TransactionTable has a bound of its own above.
    const large = Object.entries(sizes).filter(([, { js }]) => js > 5_000)
    expect(large.map(([name]) => name)).toEqual(['TransactionTable'])
  })

  test('of the tokens brings no style', async () => {
    await app.write('tokens.js', "export { vars, space, media } from '@sluice/ui/tokens'")
    const { modules, css } = await bundled(app.folder, 'tokens.js')
    expect(modules).toEqual(['theme/contract.styles.js', 'theme/scale.js'])
    expect(css).toBe('')
  })
})
