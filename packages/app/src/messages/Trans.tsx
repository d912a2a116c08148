import { Trans as LinguiTrans } from '@lingui/react'
import type { ReactElement, ReactNode } from 'react'

import type { MessageTags, MessageValues } from './messageTypes.ts'

type RichKey = keyof MessageTags | keyof MessageValues

/** `values` and `components` are required where the message has some. */
export type TransProps<Key extends RichKey> = { id: Key } & (Key extends keyof MessageValues
  ? { values: { readonly [Name in keyof MessageValues[Key]]: ReactNode } }
  : { values?: undefined }) &
  (Key extends keyof MessageTags
    ? { components: Readonly<Record<MessageTags[Key], ReactElement>> }
    : { components?: undefined })

/**
 * An element of its own for a text, which may have another direction than the message and may change where a translator has
 * replaced the texts around it. In what somebody typed, Lingui would also take `<b>` for an element of the message.
 */
function inItsOwnElement(value: unknown): unknown {
  return typeof value === 'string' ? <bdi>{value}</bdi> : value
}

/**
 * A message with elements in it: tags of the message, such as `<link>terms</link>`, get an element of `components`, and values
 * may be elements. It is an element of its own, so that it can go when a browser's translator has replaced its texts.
 */
export function Trans<Key extends RichKey>({ id, values, components }: TransProps<Key>) {
  const shown =
    values &&
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, inItsOwnElement(value)]))
  return (
    <span>
      <LinguiTrans id={id} {...(shown && { values: shown })} {...(components && { components })} />
    </span>
  )
}
