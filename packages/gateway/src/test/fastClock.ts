/** The speed of the fast clock. */
const speed = 100

/** A clock that shows the real time at `began` (milliseconds since 1970) and has been fast ever since. */
export function createFastClock(began: number): () => Date {
  return () => new Date(began + (Date.now() - began) * speed)
}
