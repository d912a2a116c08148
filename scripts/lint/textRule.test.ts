import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { root } from '../lib/root.ts'

/** The texts that the rule finds in a program. */
async function textsFoundIn(code: string): Promise<string[]> {
  const folder = await mkdtemp(join(root, 'node_modules/.cache/text-'))
  try {
    await writeFile(join(folder, 'Part.tsx'), code)
    const config = {
      jsPlugins: [join(root, 'scripts/lint/plugin.ts')],
      rules: { 'sluice/text': 'error' },
    }
    await writeFile(join(folder, 'config.json'), JSON.stringify(config))
    const oxlint = join(root, 'node_modules/.bin/oxlint')
    const args = ['--config', 'config.json', '--no-ignore', '--format', 'json', 'Part.tsx']
    const { stdout } = spawnSync(oxlint, args, { cwd: folder, encoding: 'utf8' })
    const { diagnostics }: { diagnostics: { code: string; message: string }[] } = JSON.parse(stdout)
    return diagnostics
      .filter(({ code: rule }) => rule === 'sluice(text)')
      .map(({ message }) => /"(.*)"/.exec(message)?.[1] ?? message)
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('finds what people read', async () => {
  const code = `
    toast.success('Login successful')
    const part = <p title="Amount" label={\`Pay \${n} in all\`}>Fee: {failed ? 'Try again.' : save('Saving…')}</p>
    const column = { header: 'Date' }
    const name = kind || 'The seller'
  `
  expect((await textsFoundIn(code)).toSorted()).toEqual([
    'Amount',
    'Date',
    'Fee:',
    'Login successful',
    'Pay',
    'Saving…',
    'The seller',
    'Try again.',
    'in all',
  ])
})

test('finds no code', async () => {
  const code = `
    import { t } from './Some File.ts'
    type Kind = 'Large one' | 'Small'
    if (event.key === 'Escape') throw new Error('This is for developers')
    const part = <p className="one two" style="a b">{t('logIn.submit')} USDT</p>
    context.logger.warn({}, 'For the operator')
    const html = \`<p class="a b">\${text}</p>\`
    root.querySelector('main h1')?.setAttribute('role', 'img')
    const { 'Content Type': type } = headers
  `
  expect(await textsFoundIn(code)).toEqual([])
})
