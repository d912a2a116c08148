import unhomoglyph from 'unhomoglyph'

/**
 * The words of a text as they look: letters of other scripts as the Latin ones that they can be taken for, without accents.
 * Twice, since the capitals look like other letters than the small ones; and what looks like an `l` in some font is one.
 */
function lookOf(text: string): string {
  const plain = unhomoglyph(text.normalize('NFKD').replaceAll(/\p{M}/gu, '')).toLowerCase()
  const look = unhomoglyph(plain).toLowerCase().replaceAll(/[i1|]/g, 'l')
  return ` ${look
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim()} `
}

/** Whether a name has the words of a reserved name, or words that look like them: `Sluice Support`, `SIuice`. */
export function imitates(name: string, reserved: readonly string[]): boolean {
  const look = lookOf(name)
  return reserved.some((taken) => look.includes(lookOf(taken)))
}
