import { limits } from './limits.ts'

/** The rule that `newPasswordError` checks, as forms and the reference say it. */
export const newPasswordRule = `At least ${limits.passwordMin} characters, and not a common password.`

/** Digits, the alphabet and the rows of a keyboard; each starts over at its end. */
const sequences = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm']

/** Whether a password is one to four characters repeated, or a sequence forwards or backwards. */
function isPredictable(password: string): boolean {
  const text = password.toLowerCase()
  const characters = Array.from(text)
  const repeats = [1, 2, 3, 4].some((period) =>
    characters.every(
      (character, index) => index < period || character === characters[index - period],
    ),
  )
  const backwards = characters.toReversed().join('')
  return (
    repeats ||
    sequences.some((sequence) => {
      const endless = sequence.repeat(Math.ceil(text.length / sequence.length) + 1)
      return endless.includes(text) || endless.includes(backwards)
    })
  )
}

/** Whose password it is. */
interface Owner {
  email: string
  business_name: string | null
}

/** The product's name, which everybody thinks of. */
const productWords = ['Sluice']

/** Only letters, in lower case, so that digits, spaces and punctuation hide no word. */
function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{M}]/gu, '')
}

/** Whether the letters of a password are only the product's name, the business's name or the email before its `@`. */
function isContextWord(password: string, { email, business_name: business }: Owner): boolean {
  const letters = lettersOf(password)
  const words = [...productWords, email.slice(0, email.lastIndexOf('@')), business ?? '']
  return letters !== '' && words.some((word) => lettersOf(word) === letters)
}

/**
 * Why a server refuses a new password; null if it accepts it. D30.
 *
 * @param common the server's list of the most common passwords, in lower case.
 */
export function newPasswordError(
  password: string,
  owner: Owner,
  common: ReadonlySet<string>,
): string | null {
  if (Array.from(password).length < limits.passwordMin) {
    return `Password must have at least ${limits.passwordMin} characters`
  }
  return common.has(password.toLowerCase()) ||
    isPredictable(password) ||
    isContextWord(password, owner)
    ? 'This password is too common'
    : null
}
