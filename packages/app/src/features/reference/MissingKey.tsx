import { InlineAlert, TextLink } from '@sluice/ui'

/** Shown when the merchant has no API key. */
export function MissingKey({ href }: { href: string }) {
  return (
    <InlineAlert tone="warning">
      You have no API key yet. <TextLink href={href}>Create one under Credentials</TextLink>, then
      come back.
    </InlineAlert>
  )
}
