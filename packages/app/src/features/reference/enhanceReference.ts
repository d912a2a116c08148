import { keepLanguage } from './keepLanguage.ts'
import { markCurrentSection } from './markCurrentSection.ts'

/**
 * Makes all samples show the chosen language, also on the next visit, and marks the current section in the navigation.
 *
 * @returns ends it
 */
export function enhanceReference(root: HTMLElement): () => void {
  const ends = [keepLanguage(root), markCurrentSection(root)]
  return () => ends.forEach((end) => end())
}
