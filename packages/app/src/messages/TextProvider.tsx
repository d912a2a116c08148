import { I18nProvider } from '@lingui/react'
import { createContext, use, type ReactNode } from 'react'

import type { Translate } from './MessageKey.ts'
import type { MessageArea, Texts } from './Texts.ts'

const TextsContext = createContext<Texts | undefined>(undefined)

/** Gives everything inside it the texts of one language. */
export function TextProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return (
    <TextsContext value={texts}>
      <I18nProvider i18n={texts.i18n}>{children}</I18nProvider>
    </TextsContext>
  )
}

export function useTexts(): Texts {
  const texts = use(TextsContext)
  if (!texts) throw new Error('There is no TextProvider')
  return texts
}

/** The function that returns texts: `const t = useText()`, then `t('logIn.submit')`. */
export function useText(): Translate {
  return useTexts().t
}

/** Suspends until messages are loaded. */
export function LoadedMessages({
  areas,
  children,
}: {
  areas: readonly MessageArea[]
  children: ReactNode
}) {
  const texts = useTexts()
  const missing = areas.filter((area) => !texts.has(area)).map((area) => texts.load(area))
  missing.forEach(use)
  return children
}
