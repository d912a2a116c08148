import { defaultLanguage } from '../languages.ts'
import { textsIn } from '../textsIn.ts'

/** Everything in English. */
export const texts = await textsIn(defaultLanguage)
