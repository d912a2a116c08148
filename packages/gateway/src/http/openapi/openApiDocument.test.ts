import { Validator } from '@seriousme/openapi-schema-validator'
import { operations } from '@sluice/api/contract'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'

import { openApiDocument } from './openApiDocument.ts'

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
  const { components } = document
  const validate = ajv.compile({ $ref: '#/components/schemas/User', components })
  const user = {
    full_name: 'Ravi',
    email: 'ravi@shop.example',
    payout_wallet: '',
    wallet_id: '',
    business_info: null,
    total_earnings: '0.0000000000',
    webhook: [{ webhook_id: '1', webhook_url: 'https://shop.example/hook', expires_at: null }],
  }
  expect(validate(user)).toBe(true)
  expect(validate({ ...user, total_earnings: null })).toBe(false)
  const { payout_wallet: _, ...missing } = user
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

/** Everything in the document that has a schema and an example. */
function findExamples(
  part: unknown,
  path = '',
): { path: string; schema: object; example: unknown }[] {
  if (typeof part !== 'object' || part === null) return []
  const inner = Object.entries(part).flatMap(([name, value]) =>
    name === 'example' ? [] : findExamples(value, `${path}/${name}`),
  )
  if (!('example' in part)) return inner
  const { example, ...rest } = part
  const schema = 'schema' in rest && rest.schema ? rest.schema : rest
  return [{ path, schema, example }, ...inner]
}

const found = findExamples(document)

test('the public calls, the events and errors have examples', () => {
  const paths = found.map(({ path }) => path).join('\n')
  for (const name of Object.keys(document.webhooks)) expect(paths).toContain(name)
  expect(paths).toContain('/components/schemas/Problem')
  const publicCalls = Object.values(operations).filter(({ auth }) => auth === 'apiKey')
  for (const { path } of publicCalls) expect(paths).toContain(path)
})

test.each(found)(
  'the example at $path is valid, with exactly the members of its schema',
  ({ schema, example }) => {
    const ajv = new Ajv2020({ strict: false, allErrors: true })
    addFormats.default(ajv)
    const { schemas } = document.components
    const validate = ajv.compile({ ...schema, components: { schemas } })
    validate(example)
    expect(validate.errors).toBeNull()
    // A schema is open, but an example of a member that does not exist is wrong.
    const named = JSON.stringify(schema).match(/schemas\/(\w+)/)?.[1] ?? 'Problem'
    const known = Object.keys(schemas[named].properties)
    const shown = Array.isArray(example) ? example[0] : example
    expect(known).toEqual(expect.arrayContaining(Object.keys(shown)))
  },
)

test('every member and parameter of the public API is described', () => {
  const undescribed: string[] = []
  function visit(part: unknown, path: string): void {
    if (typeof part !== 'object' || part === null) return
    for (const [name, value] of Object.entries(part)) {
      if (name === 'properties') {
        for (const [member, schema] of Object.entries(Object(value))) {
          if (!Object(schema).description) undescribed.push(`${path}.${member}`)
        }
      }
      visit(value, `${path}/${name}`)
    }
  }
  const names = found.flatMap(
    ({ schema }) => JSON.stringify(schema).match(/schemas\/(\w+)/)?.[1] ?? [],
  )
  for (const name of new Set(names)) visit(document.components.schemas[name], name)
  expect(undescribed).toEqual([])
})
