import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { fieldTranslator } from './fieldMessages.ts'
import { Texts } from './Texts.ts'

const packages = join(import.meta.dirname, '../../..')

/** What no form of a merchant shows. */
const englishOnly = [
  // What only programs send.
  'is_postponed must be true or false',
  'must be base64url',
  'cursor must be the ID of a payment',
  'link_id must be the ID of a payment link',
  '7 must be a timestamp such as 2026-01-31T10:00:00Z',
  'accepted_tokens must name at most 7 tokens',
  'metadata must be an object of texts',
  'metadata must have at most 7 members',
  'signature must be 65 bytes in hexadecimal digits',
  'is for a payment that was made',
  'must be 7',
  'must not be sent, because the link has an amount',
  'must be 1 to 255 visible ASCII characters',
  // The page of a refund has words of its own, in the customer's language.
  'Enter the address of your wallet',
  'This is too long for an address',
  'This is a wallet of the seller. Enter the address of your own',
  // The name of a field, and words that are put together: the examples below have them in whole.
  'New password',
  '7, or a currency that has a rate, such as INR',
  'must have 7, as 7 has',
]

/** The messages of the contract's schemas, and of the rules that only the server can check, with a number in place of each value. */
function messagesOfFields(): string[] {
  const found = new Set<string>()
  const sources = [
    [
      'api/src/contract/*.ts',
      /v\.(?:nonEmpty|maxLength|maxBytes|minLength|regex|check|url|email)\((?:[^'`\n]|\n)*?(['`])([A-Za-z$][^'`\n]* [^'`\n]*)\1/g,
    ],
    ['gateway/src/**/*.ts', /fieldFailure\(\s*'[^']+',\s*(['`])(.+?)\1/g],
    ['gateway/src/**/*.ts', /return (['`])(This[^'`\n]+|Nobody[^'`\n]+)\1/g],
  ] as const
  for (const [files, pattern] of sources) {
    for (const file of globSync(files, { cwd: packages, exclude: ['**/*.test.ts'] })) {
      const source = readFileSync(join(packages, file), 'utf8')
      for (const [, , message = ''] of source.matchAll(pattern)) {
        found.add(message.replaceAll(/\$\{(?:[^{}]|\{[^}]*\})+\}/g, '7'))
      }
    }
  }
  return [...found]
}

test('every message that a form can show has one in Hindi', async () => {
  const say = await fieldTranslator(new Texts('hi'))
  const messages = messagesOfFields()
  const isHindi = (message: string) => /[\u0900-\u097f]/.test(say(message))
  expect(messages.length).toBeGreaterThan(50)
  expect(messages.filter((message) => !isHindi(message)).toSorted()).toEqual(englishOnly.toSorted())
})

test.each([
  ['Email is required', 'ज़रूरी है'],
  ['is required', 'ज़रूरी है'],
  ['must have at most 2 decimals, as INR has', 'INR में दशमलव के बाद अधिकतम 2 अंक हो सकते हैं'],
  ['must have no decimals, as JPY has', 'JPY में दशमलव के बाद अंक नहीं होते'],
  [
    'must be one of USDT, USDC, or a currency that has a rate, such as INR',
    'USDT, USDC में से एक या ऐसी मुद्रा होनी चाहिए जिसकी दर हो, जैसे INR',
  ],
  ['must be at most 12.5 USDT', 'अधिकतम 12.5 USDT हो सकता है'],
  ['description must be at most 200 characters', 'अधिकतम 200 अक्षर हो सकते हैं'],
  ['Something else.', 'Something else.'],
])('says %s in Hindi', async (message, said) => {
  const say = await fieldTranslator(new Texts('hi'))
  expect(say(message)).toBe(said)
})
