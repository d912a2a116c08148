import type { PageLanguage } from '@sluice/api/contract'

import ar from './customerMessages/ar.json' with { type: 'json' }
import bn from './customerMessages/bn.json' with { type: 'json' }
import de from './customerMessages/de.json' with { type: 'json' }
import en from './customerMessages/en.json' with { type: 'json' }
import es from './customerMessages/es.json' with { type: 'json' }
import fr from './customerMessages/fr.json' with { type: 'json' }
import gu from './customerMessages/gu.json' with { type: 'json' }
import hi from './customerMessages/hi.json' with { type: 'json' }
import id from './customerMessages/id.json' with { type: 'json' }
import it from './customerMessages/it.json' with { type: 'json' }
import ja from './customerMessages/ja.json' with { type: 'json' }
import kn from './customerMessages/kn.json' with { type: 'json' }
import ko from './customerMessages/ko.json' with { type: 'json' }
import ml from './customerMessages/ml.json' with { type: 'json' }
import mr from './customerMessages/mr.json' with { type: 'json' }
import pa from './customerMessages/pa.json' with { type: 'json' }
import pt from './customerMessages/pt.json' with { type: 'json' }
import ru from './customerMessages/ru.json' with { type: 'json' }
import ta from './customerMessages/ta.json' with { type: 'json' }
import te from './customerMessages/te.json' with { type: 'json' }
import th from './customerMessages/th.json' with { type: 'json' }
import tr from './customerMessages/tr.json' with { type: 'json' }
import ur from './customerMessages/ur.json' with { type: 'json' }
import vi from './customerMessages/vi.json' with { type: 'json' }
import zh from './customerMessages/zh.json' with { type: 'json' }
import type { MessageValues } from './customerMessages/messageTypes.ts'
import { readTexts, type TextOf } from './mailText.ts'

export type CustomerText = TextOf<typeof en, MessageValues>

const catalogues: Readonly<Record<PageLanguage, object>> = {
  ar,
  bn,
  de,
  en,
  es,
  fr,
  gu,
  hi,
  id,
  it,
  ja,
  kn,
  ko,
  ml,
  mr,
  pa,
  pt,
  ru,
  ta,
  te,
  th,
  tr,
  ur,
  vi,
  zh,
}

const texts = new Map<PageLanguage, CustomerText>()

/** The texts of customers' mails in a language, and what merchants' mails share with them. */
export function customerText(language: PageLanguage): CustomerText {
  const known =
    texts.get(language) ?? readTexts<typeof en, MessageValues>(language, catalogues[language])
  texts.set(language, known)
  return known
}
