import { fork } from 'node:child_process'
import { once } from 'node:events'

/** Starts the bare handler in a process of its own, as the gateway has one. */
export async function startBareServer(
  databaseUrl: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = fork(new URL('./bareServer.ts', import.meta.url), {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
  })
  const ended = once(child, 'exit')
  const ready: { url: string }[] = await Promise.race([
    once(child, 'message'),
    ended.then(() => []),
  ])
  if (!ready[0]) throw new Error('The bare handler did not start.')
  return {
    url: ready[0].url,
    stop: async () => {
      child.kill()
      await ended
    },
  }
}
