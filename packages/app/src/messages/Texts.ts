import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { valuesAsTyped } from '@sluice/api/contract'

import type { ComponentTexts } from './componentTexts.ts'
import { defaultLanguage, languageCodes, languageOf, type LanguageCode } from './languages.ts'
import type { Translate } from './MessageKey.ts'

/**
 * A part of the catalogue that loads in one piece. `common` is loaded before the app starts, the others with the pages that name them.
 * Pages of customers need no more than `common`, `checkout`, `claim` and `walletConnect`, which are in every language.
 */
export const messageAreas = [
  'common',
  'app',
  'components',
  'login',
  'merchant',
  'payments',
  'refunds',
  'reports',
  'credentials',
  'settings',
  'links',
  'invoices',
  'counter',
  'checkout',
  'claim',
  'walletConnect',
  'fields',
  'landing',
  'reference',
] as const
export type MessageArea = (typeof messageAreas)[number]

type Catalogues = Partial<Record<string, () => Promise<Messages>>>

/** By file, such as `./en/common.json`. Each is a chunk of its own, without the notes and with compiled messages. */
const bundled: Catalogues = import.meta.glob<Messages>('./*/*.json', { import: 'default' })

/** Messages could not be loaded: the browser is offline, or a newer build has been deployed. */
export class MessagesLoadError extends Error {}

function fileOf(language: string, area: MessageArea): string {
  return `./${language}/${area}.json`
}

/** Whether a language has all of these areas. */
export function isTranslated(language: string, areas: readonly MessageArea[]): boolean {
  return areas.every((area) => fileOf(language, area) in bundled)
}

/** The languages that have all of these areas. */
export function languagesOf(areas: readonly MessageArea[]): readonly LanguageCode[] {
  return languageCodes.filter((language) => isTranslated(language, areas))
}

/** The texts of one language, as far as they are loaded. What it does not have is in English. */
export class Texts {
  readonly language: string
  readonly i18n: I18n
  /** A text, outside of React. Components use `useText`. */
  readonly t: Translate
  /** What the design system's components say, once the area `components` is loaded. */
  componentTexts: ComponentTexts = {}
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
    const { direction } = languageOf(language)
    this.t = (key, ...[values]) => this.i18n.t(key, valuesAsTyped(values, direction))
    this.#catalogues = catalogues
  }

  has(area: MessageArea): boolean {
    return this.#loaded.has(area)
  }

  /** The same areas in another language, loaded. */
  async in(language: string): Promise<Texts> {
    const texts = new Texts(language, this.#catalogues)
    await Promise.all([...this.#loaded].map((area) => texts.load(area)))
    return texts
  }

  /** Loads an area once. Rejects with `MessagesLoadError`; the next call tries again. */
  load(area: MessageArea): Promise<void> {
    const loading = this.#loading.get(area) ?? this.#load(area)
    this.#loading.set(area, loading)
    return loading
  }

  async #load(area: MessageArea): Promise<void> {
    try {
      const load =
        this.#catalogues[fileOf(this.language, area)] ??
        this.#catalogues[fileOf(defaultLanguage, area)]
      if (!load) throw new Error(`There are no ${area} messages`)
      const messages = await load()
      this.i18n.load(this.language, messages)
      if (area === 'components') {
        const { componentTexts } = await import('./componentTexts.ts')
        this.componentTexts = componentTexts(this.t)
      }
      this.#loaded.add(area)
    } catch (cause) {
      this.#loading.delete(area)
      throw new MessagesLoadError(String(cause), { cause })
    }
  }
}
