import { operations, type Operation, type OperationName } from '@sluice/api/contract'

import { operationNames } from './operationNames.ts'
import type { Kind, Row } from './Row.ts'

/** Errors by which a call says that there is no such thing. */
const notThere = new Set(['not_found', 'user_not_found', 'token_invalid', 'invalid_credentials'])

/** Whether a call changes something; one of them is a GET. Decision 29. */
function isWrite(call: OperationName): boolean {
  return operations[call].method !== 'GET' || call === 'setWebhook'
}

/** The fields of what is sent in the body or in the query. */
function fieldsOf({ body, query }: Operation): string[] {
  return [body, query].flatMap((schema) =>
    schema && 'entries' in schema ? Object.keys(Object(schema.entries)) : [],
  )
}

function when(applies: boolean, ...kinds: Kind[]): Kind[] {
  return applies ? kinds : []
}

/** The kinds of situation that a call can come into. */
function kindsOf(call: OperationName): Kind[] {
  const operation: Operation = operations[call]
  const { auth, body, query, params, errors } = operation
  return [
    'happy',
    'method',
    ...when(body !== undefined, 'malformed', 'mediaType'),
    ...when(Boolean(body ?? query ?? params), 'boundary'),
    ...when(auth !== 'none', 'unauthorised', 'notOwner'),
    ...when(
      errors.some((code) => notThere.has(code)),
      'unknownId',
    ),
    ...when(isWrite(call), 'repeated'),
    ...when(!isWrite(call) && params === undefined, 'empty'),
  ]
}

/** What the table has no row for, each in a few words; empty when it is whole. */
export function missingRows(table: readonly Row[]): string[] {
  return operationNames.flatMap((call) => {
    const rows = table.filter((row) => row.call === call)
    const kinds = new Set(rows.map(({ kind }) => kind))
    const fields = new Set(rows.map(({ kind, field }) => (kind === 'invalid' ? field : undefined)))
    return [
      ...kindsOf(call)
        .filter((kind) => !kinds.has(kind))
        .map((kind) => `${call}: ${kind}`),
      ...fieldsOf(operations[call])
        .filter((field) => !fields.has(field))
        .map((field) => `${call}: invalid ${field}`),
    ]
  })
}
