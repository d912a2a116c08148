import type { Answer } from './startServer.ts'

/** An answer that waits until it is released; `asked` tells when the request has come. */
export function holdAnswer(late: Answer) {
  let release: (() => void) | undefined
  let answer: Answer | undefined
  const asked = new Promise<void>((resolve) => {
    answer = (response, request) => {
      release = () => late(response, request)
      resolve()
    }
  })
  const hold: Answer = (response, request) => answer?.(response, request)
  return { answer: hold, asked, release: () => release?.() }
}
