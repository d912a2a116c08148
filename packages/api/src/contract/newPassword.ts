import { limits } from './limits.ts'

/** The rule that `newPasswordError` checks, as the reference says it. */
export const newPasswordRule = `At least ${limits.passwordMin} characters, and not a common password.`

/** Digits, the alphabet and the rows of a keyboard; each starts over at its end. */
const sequences = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm']

/** Whether a password is a few characters or a word repeated, or a sequence forwards or backwards. */
function isPredictable(password: string): boolean {
  const text = password.toLowerCase()
  const characters = Array.from(text)
  const repeats = characters.some(
    (_, period) =>
      period > 0 &&
      period <= characters.length / 2 &&
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

/** Whether the letters of a password are nothing but the product's name, the business's name and the email before its `@`. */
function isContextWord(password: string, { email, business_name: business }: Owner): boolean {
  const letters = lettersOf(password)
  const words = [...productWords, email.slice(0, email.lastIndexOf('@')), business ?? '']
    .map(lettersOf)
    .filter(Boolean)
  return letters !== '' && words.reduce((left, word) => left.replaceAll(word, ''), letters) === ''
}

/** Whether a password is a common one, also with an ending of up to four digits or punctuation marks, such as `Password1!`. */
function isCommonWord(password: string, isCommon: (password: string) => boolean): boolean {
  const text = password.toLowerCase()
  const [ending = ''] = /[^\p{L}\p{M}\s]{0,4}$/u.exec(text) ?? []
  return Array.from({ length: ending.length + 1 }, (_, index) =>
    text.slice(0, text.length - index),
  ).some(isCommon)
}

/**
 * Why a server refuses a new password; null if it accepts it. D30.
 *
 * @param isCommon whether the server knows a text, in lower case, as one of the most common passwords.
 */
export function newPasswordError(
  password: string,
  owner: Owner,
  isCommon: (password: string) => boolean,
): string | null {
  if (Array.from(password).length < limits.passwordMin) {
    return `Password must have at least ${limits.passwordMin} characters`
  }
  if (password !== password.trim()) return 'Password must not begin or end with a blank'
  return isCommonWord(password, isCommon) ||
    isPredictable(password) ||
    isContextWord(password, owner)
    ? 'This password is too common'
    : null
}
