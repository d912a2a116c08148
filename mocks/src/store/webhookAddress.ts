/** Names that never lead to the public internet. */
const localNames = /(?:^|\.)(?:localhost|local|internal|intranet|home\.arpa|lan)\.?$/

/** IPv4 blocks that are not public, by how their addresses begin. */
const privateBlocks =
  /^(?:0|10|127|169\.254|192\.168|192\.0\.[02]|198\.1[89]|198\.51\.100|203\.0\.113|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|2(?:2[4-9]|[345]\d))\./

/** What is wrong with a webhook's address, in a sentence; null when it may be called. Decision 32. */
export function refusalOfWebhook(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  const isCallable = isWeb && !url.username && !url.password && url.port !== '0'
  if (!isCallable) return 'Please enter a valid URL'
  return isPublic(url.hostname) ? null : 'The URL must lead to a public address'
}

function isPublic(host: string): boolean {
  if (host.startsWith('['))
    return /^\[2[0-9a-f]{3}:(?!db8:)/.test(host) && !/^\[200[12]:/.test(host)
  if (/^[\d.]+$/.test(host)) return !privateBlocks.test(host)
  return host.includes('.') && !localNames.test(host)
}
