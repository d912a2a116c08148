/** What a partner who converts tokens is told, in place of `{amount}` and so on in the operator's `OFFRAMP_URL`. */
const values = ['amount', 'token', 'network', 'address', 'return'] as const

/** What a merchant wants to convert. */
export type Conversion = Record<(typeof values)[number], string>

const sample: Conversion = {
  amount: '100',
  token: 'USDT',
  network: 'polygon',
  address: '0x0000000000000000000000000000000000000001',
  return: 'https://sluice.example/home',
}

/** The address of the partner's page for a conversion. */
export function offrampUrl(template: string, conversion: Conversion): string {
  return values.reduce(
    (url, name) => url.replaceAll(`{${name}}`, encodeURIComponent(conversion[name])),
    template,
  )
}

/** The partner's name on screens: the host of its page. */
export function offrampHost(template: string): string {
  return new URL(offrampUrl(template, sample)).host
}

/** Whether a template is an https address, with values only after its host. `http` is for a partner on this machine. */
export function isOfframpTemplate(template: string): boolean {
  const url = offrampUrl(template, sample)
  if (/[{}]/.test(url) || !URL.canParse(url)) return false
  const { protocol, hostname, origin } = new URL(url)
  const isSecure = protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1')
  return isSecure && template.startsWith(origin) && /^[/?]|^$/.test(template.slice(origin.length))
}
