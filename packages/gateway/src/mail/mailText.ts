import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { valuesAsTyped } from '@sluice/api/contract'
import type { MailLanguage } from '@sluice/api/contract'

import english from './messages/en.json' with { type: 'json' }
import hindi from './messages/hi.json' with { type: 'json' }
import type { MessageValues } from './messages/messageTypes.ts'

const catalogues: Readonly<Record<MailLanguage, object>> = { en: english, hi: hindi }

type MailKey = Exclude<keyof typeof english, `@${string}`>
/** Messages without values. */
export type PlainMailKey = Exclude<MailKey, keyof MessageValues>
type ValuesOf<Key> = Key extends keyof MessageValues ? [values: MessageValues[Key]] : []

/** Returns a message of the mails' catalogue. Its values are required where it has some. */
export type MailText = <Key extends MailKey>(key: Key, ...values: ValuesOf<Key>) => string

function messagesIn(language: MailLanguage): Record<string, string> {
  const entries: [string, unknown][] = Object.entries(catalogues[language])
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function readTexts(language: MailLanguage): MailText {
  const i18n = setupI18n({ locale: language, messages: { [language]: messagesIn(language) } })
  // Not compiled by a build: the gateway runs from its sources.
  i18n.setMessagesCompiler(compileMessage)
  return (key, ...[values]) => i18n.t(key, valuesAsTyped(values))
}

const texts: Readonly<Record<MailLanguage, MailText>> = { en: readTexts('en'), hi: readTexts('hi') }

/** The texts of mails in a language. */
export function mailText(language: MailLanguage): MailText {
  return texts[language]
}
