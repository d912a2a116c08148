/** For a story's `beforeEach`: other times than the usual, in milliseconds, until the story is over. */
export function hurried<Name extends string>(
  times: Readonly<Record<Name, number>>,
  now: Readonly<Partial<Record<Name, number>>>,
): () => void {
  const usual = { ...times }
  Object.assign(times, now)
  return () => {
    Object.assign(times, usual)
  }
}
