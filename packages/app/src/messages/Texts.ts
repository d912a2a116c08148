import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { valuesAsTyped } from '@sluice/api/contract'

import type { Translate } from './MessageKey.ts'

/** A part of the catalogue that loads in one piece. `common` is loaded before the app starts, the others with the pages that name them. */
export const messageAreas = [
  'common',
  'login',
  'merchant',
  'payments',
  'reports',
  'credentials',
  'settings',
  'links',
  'checkout',
  'landing',
  'reference',
] as const
export type MessageArea = (typeof messageAreas)[number]

export const defaultLanguage = 'en'

type Catalogues = Partial<Record<string, () => Promise<Messages>>>

/** By file, such as `./en/common.json`. Each is a chunk of its own, without the notes and with compiled messages. */
const bundled: Catalogues = import.meta.glob<Messages>('./*/*.json', { import: 'default' })

/** Messages could not be loaded: the browser is offline, or a newer build has been deployed. */
export class MessagesLoadError extends Error {}

/** The texts of one language, as far as they are loaded. */
export class Texts {
  readonly language: string
  readonly i18n: I18n
  /** A text, outside of React. Components use `useText`. */
  readonly t: Translate
  readonly #catalogues: Catalogues
  readonly #loaded = new Set<MessageArea>()
  readonly #loading = new Map<MessageArea, Promise<void>>()

  constructor(language: string = defaultLanguage, catalogues: Catalogues = bundled) {
    this.language = language
    this.i18n = setupI18n({
      locale: language,
      messages: { [language]: {} },
      missing: (_, key) => {
        throw new Error(`The message ${key} is not loaded in ${language}`)
      },
    })
    this.t = (key, ...[values]) => this.i18n.t(key, valuesAsTyped(values))
    this.#catalogues = catalogues
  }

  has(area: MessageArea): boolean {
    return this.#loaded.has(area)
  }

  /** Loads an area once. Rejects with `MessagesLoadError`; the next call tries again. */
  load(area: MessageArea): Promise<void> {
    const loading = this.#loading.get(area) ?? this.#load(area)
    this.#loading.set(area, loading)
    return loading
  }

  async #load(area: MessageArea): Promise<void> {
    try {
      const messages = await this.#catalogues[`./${this.language}/${area}.json`]?.()
      if (!messages) throw new Error(`There is no catalogue ${this.language}/${area}`)
      this.i18n.load(this.language, messages)
      this.#loaded.add(area)
    } catch (cause) {
      this.#loading.delete(area)
      throw new MessagesLoadError(String(cause), { cause })
    }
  }
}
