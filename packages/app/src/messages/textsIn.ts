import { messageAreas, Texts } from './Texts.ts'

const all = new Map<string, Promise<Texts>>()

async function load(language: string): Promise<Texts> {
  const texts = new Texts(language)
  await Promise.all(messageAreas.map((area) => texts.load(area)))
  return texts
}

/** All texts of a language, in English where it has none: a server renders every page, and its files cannot be missing. */
export function textsIn(language: string): Promise<Texts> {
  const texts = all.get(language) ?? load(language)
  all.set(language, texts)
  return texts
}
