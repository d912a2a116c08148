import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { linkTokenSchema } from './auth.ts'
import { loginResponseSchema } from './auth.ts'
import { setWebhookRequestSchema } from './webhook.ts'

describe('a token from a link', () => {
  it.each([
    ['abc', 'abc'],
    ['"abc"', 'abc'],
    ["'abc'", 'abc'],
    [' "abc" ', 'abc'],
  ])('%j is %j', (text, token) => {
    expect(v.parse(linkTokenSchema, text)).toBe(token)
  })

  it.each(['', '""', ' ', 'a'.repeat(513), null])('%j is missing or invalid', (text) => {
    const { issues } = v.safeParse(linkTokenSchema, text)
    expect(issues).toHaveLength(1)
  })

  it('uses the message of the specification', () => {
    expect(v.safeParse(linkTokenSchema, '""').issues?.[0].message).toBe(
      'Token is missing or invalid.',
    )
  })
})

describe('the response to a login', () => {
  it('is the token, whatever else it contains', () => {
    const response = { access_token: 'a.b.c', token_type: 'bearer', expires_in: 60 }
    expect(v.parse(loginResponseSchema, response)).toEqual({ access_token: 'a.b.c' })
  })
})

describe('a webhook URL', () => {
  it.each([
    'https://h.example/in',
    'https://h.example/a b%20ü',
    ' https://h.example/in?x=1 ',
    'http://h.example',
  ])('may be %j', (webhookUrl) => {
    expect(v.parse(setWebhookRequestSchema, { webhookUrl })).toEqual({
      webhookUrl: webhookUrl.trim(),
    })
  })

  it.each([
    ['https://h.example/i\r\nn', 'https://h.example/in'],
    ['https://h.exa\tmple/in', 'https://h.example/in'],
    ['https:\\\\h.example\\in', 'https://h.example/in'],
    ['https:h.example/in', 'https://h.example/in'],
    ['https:///h.example/in', 'https://h.example/in'],
  ])('is stored in its parsed form if parsers differ: %j', (sent, webhookUrl) => {
    expect(v.parse(setWebhookRequestSchema, { webhookUrl: sent })).toEqual({ webhookUrl })
  })

  it.each(['http://./', 'http://localhost../', 'http://h..example/', 'http://.h.example/'])(
    'may not have an empty label: %j',
    (webhookUrl) => {
      const { issues } = v.safeParse(setWebhookRequestSchema, { webhookUrl })
      expect(issues?.[0].message).toBe('Please enter a valid URL')
    },
  )

  it.each(['', ' ', 'h.example', `https://h.example/${'a'.repeat(2_048)}`])(
    'may not be %j',
    (webhookUrl) => {
      const { issues } = v.safeParse(setWebhookRequestSchema, { webhookUrl })
      expect(issues?.[0].message).toBe('Please enter a valid URL')
    },
  )
})
