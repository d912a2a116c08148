/** A clock that can be set. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number
  /** Sets the clock to an instant, from where it goes on; undefined: back to the real time. */
  travelTo: (instant: string | undefined) => void
}

/** A clock that shows the real time until it is set. */
export function createClock(): Clock {
  let ahead = 0
  return {
    now: () => Date.now() + ahead,
    travelTo: (instant) => {
      ahead = instant === undefined ? 0 : Date.parse(instant) - Date.now()
    },
  }
}
