import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'

import { root } from '../lib/root.ts'

const programs = {
  sh: 'sh',
  'sdk.mjs': process.execPath,
  mjs: process.execPath,
  py: 'python3',
} as const

/** A language of the reference's samples, by the ending of its files. */
export type SampleLanguage = keyof typeof programs

/** Whether this machine can run samples of a language. */
export function canRun(language: SampleLanguage): boolean {
  const asked = language === 'sh' ? ['curl', '--version'] : [programs[language], '--version']
  return spawnSync(asked[0] ?? '', asked.slice(1)).status === 0
}

/** Starts one file of the samples with these variables in its environment. */
export function startSample(
  name: string,
  language: SampleLanguage,
  variables: Record<string, string>,
): ChildProcess {
  const file = join(root, 'packages/app/src/features/reference/samples', `${name}.${language}`)
  return spawn(programs[language], [file], {
    // A proxy of the machine must not stand between a sample and the gateway beside it.
    env: { ...process.env, no_proxy: '127.0.0.1', NO_PROXY: '127.0.0.1', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Runs a sample to its end and gives what it printed; rejects with what it complained of. */
export async function runSample(
  name: string,
  language: SampleLanguage,
  variables: Record<string, string>,
): Promise<string> {
  const child = startSample(name, language, variables)
  let [printed, complaint] = ['', '']
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  const code = await new Promise((resolve) => {
    child.on('close', resolve)
  })
  if (code !== 0)
    throw new Error(`${name}.${language} ended with ${String(code)}: ${complaint}${printed}`)
  return printed
}
