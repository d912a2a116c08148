import ipaddr from 'ipaddr.js'

/** The IPv4 address inside an IPv6 one of the kinds that carry one: mapped, NAT64, 6to4. */
function embeddedIPv4(address: ipaddr.IPv6): ipaddr.IPv4 | null {
  if (address.isIPv4MappedAddress()) return address.toIPv4Address()
  const bytes = address.toByteArray()
  const range = address.range()
  if (range === 'rfc6052') return new ipaddr.IPv4(bytes.slice(12))
  if (range === '6to4') return new ipaddr.IPv4(bytes.slice(2, 6))
  return null
}

/** True for an address on the public internet: the only kind that a webhook may lead to. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast'
  // Every kind that carries an IPv4 address is refused outright: no merchant's server is reached by one.
  return embeddedIPv4(address) === null && address.range() === 'unicast'
}
