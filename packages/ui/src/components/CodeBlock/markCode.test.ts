import { describe, expect, it } from 'vitest'

import { markCode } from './markCode.ts'

function of(kind: string, code: string): string[] {
  return markCode(code)
    .filter((mark) => mark.kind === kind)
    .map((mark) => mark.text)
}

describe('markCode', () => {
  it.each([
    ['', 'nothing'],
    ['{"amount": "12.50", "status": -1, "ok": true}', 'JSON'],
    ['curl -X POST https://x.test/a -H "X-API-Key: $KEY" # now', 'shell'],
    ["const a = 'it\\'s'; // note", 'JavaScript'],
    ['def f(x):\n    return {"a": None}  # note', 'Python'],
    ['"never closed\nnext', 'a broken string'],
  ])('loses no character of %j (%s)', (code) => {
    expect(
      markCode(code)
        .map((mark) => mark.text)
        .join(''),
    ).toBe(code)
  })

  it('tells the members of JSON from their values', () => {
    const code = '{"amount": "12.50", "count": 3}'
    expect(of('name', code)).toEqual(['"amount"', '"count"'])
    expect(of('value', code)).toEqual(['"12.50"', '3'])
  })

  it('takes no part of an address for a comment', () => {
    expect(of('quiet', 'curl http://127.0.0.1:8080/pay # asks')).toEqual(['# asks'])
    expect(of('quiet', 'curl https://x.test/#top')).toEqual([])
  })

  it('keeps a comment inside a string a string', () => {
    expect(of('quiet', '"# no comment"')).toEqual([])
  })
})
