import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { root } from '../lib/root.ts'

/** The messages of one of our rules about a program. */
export async function findingsIn(code: string, rule: string): Promise<string[]> {
  const folder = await mkdtemp(join(root, 'node_modules/.cache/text-'))
  try {
    await writeFile(join(folder, 'Part.tsx'), code)
    const config = {
      jsPlugins: [join(root, 'scripts/lint/plugin.ts')],
      rules: { [`sluice/${rule}`]: 'error' },
    }
    await writeFile(join(folder, 'config.json'), JSON.stringify(config))
    const oxlint = join(root, 'node_modules/.bin/oxlint')
    const args = ['--config', 'config.json', '--no-ignore', '--format', 'json', 'Part.tsx']
    const { stdout } = spawnSync(oxlint, args, { cwd: folder, encoding: 'utf8' })
    const { diagnostics }: { diagnostics: { code: string; message: string }[] } = JSON.parse(stdout)
    return diagnostics
      .filter((finding) => finding.code === `sluice(${rule})`)
      .map(({ message }) => message)
  } finally {
    await rm(folder, { recursive: true })
  }
}
