import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'

import { expect, test } from 'vitest'

const module = JSON.stringify(new URL('processGroup.ts', import.meta.url).href)

/** A program that starts a group, prints the process id of what runs inside, and waits. */
const program = `
  const { endGroupsOnSignal, spawnGroup } = await import(${module})
  endGroupsOnSignal(() => void process.stdout.write('cleaned up'))
  const child = spawnGroup('sh', ['-c', 'sleep 60 & echo $!; wait'], { stdio: ['ignore', 'pipe', 'ignore'] })
  child.stdout.pipe(process.stdout, { end: false })
`

/** Whether a process runs; one that has ended and only waits for its parent to notice does not. */
function runs(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', `${pid}`], { encoding: 'utf8' })
  return /^[^Z\s]/.test(stdout)
}

test('Ctrl-C, told twice as npm does, ends what was started in turn and cleans up once', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', program])
  let output = ''
  parent.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  while (!output.includes('\n')) await setTimeout(20)
  const inner = Number.parseInt(output, 10)
  expect(runs(inner)).toBe(true)

  parent.kill('SIGINT')
  parent.kill('SIGINT')
  expect(await once(parent, 'exit')).toEqual([130, null])
  expect(output).toBe(`${inner}\ncleaned up`)
  await expect.poll(() => runs(inner)).toBe(false)
})
