import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { rightToLeft, valuesAsTyped } from '@sluice/api/contract'
import type { MerchantLanguage } from '@sluice/api/contract'

import english from './messages/en.json' with { type: 'json' }
import hindi from './messages/hi.json' with { type: 'json' }
import type { MessageValues } from './messages/messageTypes.ts'

/** The messages of a catalogue, without the notes for translators. */
export type KeyOf<Catalogue> = Exclude<keyof Catalogue, `@${string}`>

/** Returns a message of a catalogue. Its values are required where it has some. */
export type TextOf<Catalogue, Values> = <Key extends KeyOf<Catalogue> & string>(
  key: Key,
  ...values: Key extends keyof Values ? [values: Values[Key]] : []
) => string

export type MailText = TextOf<typeof english, MessageValues>
/** Messages without values. */
export type PlainMailKey = Exclude<KeyOf<typeof english>, keyof MessageValues>

/** Reads the messages of a catalogue in one language. */
export function readTexts<Catalogue, Values extends Record<keyof Values, object>>(
  language: string,
  catalogue: object,
): TextOf<Catalogue, Values> {
  const entries: [string, unknown][] = Object.entries(catalogue)
  const messages = Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  // Not compiled by a build: the gateway runs from its sources.
  i18n.setMessagesCompiler(compileMessage)
  const direction = rightToLeft.has(language) ? 'rtl' : 'ltr'
  return (key, ...[values]) => i18n.t(key, valuesAsTyped({ ...values }, direction))
}

const texts: Readonly<Record<MerchantLanguage, MailText>> = {
  en: readTexts('en', english),
  hi: readTexts('hi', hindi),
}

/** The texts of merchants' mails in a language. */
export function mailText(language: MerchantLanguage): MailText {
  return texts[language]
}
