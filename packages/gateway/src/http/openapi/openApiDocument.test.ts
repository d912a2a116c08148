import { Validator } from '@seriousme/openapi-schema-validator'
import { operations } from '@sluice/api/contract'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'

import { openApiDocument } from './openApiDocument.ts'
import { answerJsonSchema } from './jsonSchemas.ts'

const document = JSON.parse(JSON.stringify(openApiDocument('https://pay.example')))

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(document)).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('contains every operation of the contract', () => {
  for (const [name, { path, method }] of Object.entries(operations)) {
    expect(document.paths[path][method.toLowerCase()].operationId).toBe(name)
  }
})

test('responses are strict: all members are required, and nullable only if the gateway sends null', () => {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  const validate = ajv.compile(answerJsonSchema(operations.getOverview.response))
  const user = {
    full_name: 'Ravi',
    email: 'ravi@shop.example',
    wallet_id: '',
    business_info: null,
    total_earnings: '0.0000000000',
    webhook: [{ webhook_id: '1', webhook_url: 'https://shop.example/hook', expires_at: null }],
  }
  expect(validate(user)).toBe(true)
  expect(validate({ ...user, total_earnings: null })).toBe(false)
  const { wallet_id: _, ...missing } = user
  expect(validate(missing)).toBe(false)
})

test('describes authentication, errors and Idempotency-Key', () => {
  const { post } = document.paths['/pay/api/transaction/create']
  expect(post.security).toEqual([{ apiKey: [] }])
  expect(Object.keys(post.responses)).toEqual(
    expect.arrayContaining(['200', '400', '401', '409', '413', '415', '422', '429', '500']),
  )
  expect(post.parameters.map((parameter: { name: string }) => parameter.name)).toEqual([
    'Idempotency-Key',
  ])
})
