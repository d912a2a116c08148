const storageKey = 'scroll'
const remembered = 50

type Positions = [locationKey: string, top: number][]

function read(): Positions {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

/** How far a history entry was scrolled when it was left, in pixels; nothing if it was never left. */
export function recallScroll(locationKey: string): number | undefined {
  return read().find(([key]) => key === locationKey)?.[1]
}

/** Keeps how far a history entry is scrolled, for this tab alone and for its last 50 entries. */
export function rememberScroll(locationKey: string, top: number): void {
  const others = read().filter(([key]) => key !== locationKey)
  try {
    sessionStorage.setItem(
      storageKey,
      JSON.stringify([...others, [locationKey, top]].slice(-remembered)),
    )
  } catch {
    // A browser that forbids storage starts every page at its top.
  }
}
