import { execFileSync } from 'node:child_process'

/** Whom to run a program as that refuses to run as root, such as PostgreSQL; undefined when this process is not root. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      continue
    }
  }
  throw new Error('Neither the user postgres nor nobody exists here to run PostgreSQL as.')
}
