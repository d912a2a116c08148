import ipaddr from 'ipaddr.js'

/** True for an address on the public internet: the only kind that a webhook may lead to. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  if (address instanceof ipaddr.IPv4) return true
  // Addresses are given out of 2000::/3 alone. What lies outside it, such as the old `::127.0.0.1`, may lead anywhere.
  return (address.toByteArray()[0] ?? 0) >> 5 === 1
}
