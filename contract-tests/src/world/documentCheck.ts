import { operations, type OperationName } from '@sluice/api/contract'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

import { openApiDocument } from '../../../packages/gateway/src/http/openapi/openApiDocument.ts'
import { closeObjects } from './closeObjects.ts'
import { memberOf } from './read.ts'
import type { Answer } from './World.ts'

/** Fails when an answer is not what the OpenAPI document says of the call. */
export type CheckAnswer = (
  call: OperationName,
  method: string,
  response: Pick<Answer, 'status' | 'headers' | 'body' | 'text'>,
) => void

/** Judges answers by an OpenAPI document: the status is in it, the body is right, and no member is in it unsaid. */
export function createDocumentCheck(
  document: unknown = JSON.parse(JSON.stringify(openApiDocument('http://127.0.0.1'))),
): CheckAnswer {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  const components = memberOf(document, 'components')
  const compiled = new Map<string, ValidateFunction>()

  const schemaOf = (call: OperationName, method: string, status: number, type: string): unknown => {
    const path = memberOf(memberOf(document, 'paths'), operations[call].path)
    const operation = memberOf(path, method.toLowerCase())
    // A method that the path does not have is refused before it is any operation's.
    if (operation === undefined && status === 405) {
      return { $ref: '#/components/schemas/Problem', unevaluatedProperties: false }
    }
    const response = memberOf(memberOf(operation, 'responses'), String(status))
    if (response === undefined) throw new Error(`${call} has no documented status ${status}`)
    const media = memberOf(memberOf(response, 'content'), type)
    if (media === undefined) throw new Error(`${call} has no documented ${type} for ${status}`)
    return closeObjects(memberOf(media, 'schema'))
  }

  return (call, method, { status, headers, body, text }) => {
    const type = headers.get('Content-Type')?.split(';')[0] ?? 'no content type'
    const key = [call, method, status, type].join(' ')
    const validate =
      compiled.get(key) ??
      ajv.compile({ ...Object(schemaOf(call, method, status, type)), components })
    compiled.set(key, validate)
    if (!validate(body)) {
      throw new Error(`${key} is not as documented: ${ajv.errorsText(validate.errors)} in ${text}`)
    }
  }
}
