/** The first name whose pattern matches counts, because browsers also claim to be those that they descend from. */
const browsers: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]

const systems: readonly [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** A name for the device that sent a `User-Agent`, such as `Chrome on Windows`, that a merchant recognizes. */
export function deviceName(userAgent: string): string {
  const first = (known: typeof browsers) =>
    known.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const browser = first(browsers)
  const system = first(systems)
  if (!browser && !system) return 'Unknown device'
  return `${browser ?? 'Unknown browser'} on ${system ?? 'an unknown system'}`
}
