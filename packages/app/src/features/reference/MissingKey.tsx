import { InlineAlert, TextLink } from '@sluice/ui'

/** Says that there is no key to fill in, and where one is made. */
export function MissingKey({ href }: { href: string }) {
  return (
    <InlineAlert tone="warning">
      You have no API key yet. <TextLink href={href}>Create one under Credentials</TextLink>, then
      come back.
    </InlineAlert>
  )
}
