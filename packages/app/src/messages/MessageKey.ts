import type app from './en/app.json'
import type checkout from './en/checkout.json'
import type claim from './en/claim.json'
import type common from './en/common.json'
import type components from './en/components.json'
import type counter from './en/counter.json'
import type credentials from './en/credentials.json'
import type fields from './en/fields.json'
import type invoices from './en/invoices.json'
import type landing from './en/landing.json'
import type links from './en/links.json'
import type login from './en/login.json'
import type merchant from './en/merchant.json'
import type payments from './en/payments.json'
import type reference from './en/reference.json'
import type refunds from './en/refunds.json'
import type reports from './en/reports.json'
import type settings from './en/settings.json'
import type walletConnect from './en/walletConnect.json'
import type { MessageTags, MessageValues } from './messageTypes.ts'

type Catalogue = typeof common &
  typeof app &
  typeof components &
  typeof login &
  typeof merchant &
  typeof payments &
  typeof refunds &
  typeof claim &
  typeof walletConnect &
  typeof fields &
  typeof reports &
  typeof credentials &
  typeof settings &
  typeof links &
  typeof invoices &
  typeof counter &
  typeof checkout &
  typeof landing &
  typeof reference

/** The key of every message. Those with `@` are notes for translators. */
export type MessageKey = Exclude<keyof Catalogue, `@${string}`>

/** A message without inline elements. */
export type TextKey = Exclude<MessageKey, keyof MessageTags>

type ValuesOf<Key> = Key extends keyof MessageValues ? [values: MessageValues[Key]] : []

/** Returns a message. Its values are required where it has some. */
export type Translate = <Key extends TextKey>(key: Key, ...values: ValuesOf<Key>) => string

/** A message that needs no values: what data may name, such as the title of a route. */
export type PlainKey = Exclude<TextKey, keyof MessageValues>
