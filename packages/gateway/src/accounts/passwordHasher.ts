import { hash, verify } from '@node-rs/argon2'

import { Failure } from '../errors/Failure.ts'

/** OWASP's current parameters for Argon2id (the library's default algorithm). Decision 30. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** How many hashes are computed at a time: each takes a thread and 19 MiB. */
const concurrency = 2

/** How many may wait: beyond about two seconds of work, waiting longer helps nobody. */
const queueLimit = 120

/** Hashes and checks passwords off the event loop, a few at a time. Fails with `unavailable` under a flood. */
export interface PasswordHasher {
  hash: (password: string) => Promise<string>
  /** Takes as long for no hash, which is false, as for a wrong password. */
  verify: (passwordHash: string | null, password: string) => Promise<boolean>
}

/** The hasher of one gateway. */
export function createPasswordHasher(): PasswordHasher {
  let running = 0
  const waiting: (() => void)[] = []
  // Made at once, so that the first unknown e-mail takes no longer than the second.
  const nobody = hash('nobody has this password', parameters)
  // A failure reaches whoever needs the hash; without a catch here it would end the process first.
  nobody.catch(() => undefined)

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= concurrency) {
      if (waiting.length >= queueLimit) throw new Failure('unavailable', { retryAfter: 2 })
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      // The place is handed on, not given back, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    hash: (password) => inTurn(() => hash(password, parameters)),
    verify: (passwordHash, password) =>
      inTurn(async () => {
        const matches = await verify(passwordHash ?? (await nobody), password)
        return passwordHash !== null && matches
      }),
  }
}
