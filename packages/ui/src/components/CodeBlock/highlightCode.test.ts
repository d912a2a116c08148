import { describe, expect, it } from 'vitest'

import { highlightCode } from './highlightCode.ts'

function textsOf(kind: string, code: string): string[] {
  return highlightCode(code)
    .filter((token) => token.kind === kind)
    .map((token) => token.text)
}

describe('highlightCode', () => {
  it.each([
    ['', 'nothing'],
    ['{"amount": "12.50", "status": -1, "ok": true}', 'JSON'],
    ['curl -X POST https://x.test/a -H "X-API-Key: $KEY" # now', 'shell'],
    ["const a = 'it\\'s'; // note", 'JavaScript'],
    ['def f(x):\n    return {"a": None}  # note', 'Python'],
    ['"never closed\nnext', 'an unterminated string'],
  ])('keeps every character of %j (%s)', (code) => {
    const tokens = highlightCode(code)
    expect(tokens.map((token) => token.text).join('')).toBe(code)
  })

  it('distinguishes keys and values in JSON', () => {
    const code = '{"amount": "12.50", "count": 3}'
    expect(textsOf('name', code)).toEqual(['"amount"', '"count"'])
    expect(textsOf('value', code)).toEqual(['"12.50"', '3'])
  })

  it('does not read a part of a URL as a comment', () => {
    expect(textsOf('comment', 'curl http://127.0.0.1:8080/pay # asks')).toEqual(['# asks'])
    expect(textsOf('comment', 'curl https://x.test/#top')).toEqual([])
  })

  it('does not read a part of a string as a comment', () => {
    expect(textsOf('comment', '"# no comment"')).toEqual([])
  })
})
