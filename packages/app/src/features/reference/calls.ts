import type { EndpointDoc } from '@sluice/ui'
import type { ComponentProps } from 'react'

import reference from './reference.json' with { type: 'json' }
import { referenceContent } from './referenceContent.ts'

type Fields = ComponentProps<typeof EndpointDoc>['response']['fields']

const { fields: words, fieldsOfCall } = referenceContent

function isMember<T extends object>(table: T, name: PropertyKey): name is keyof T {
  return name in table
}

/** The description of a field, in this call or in general. */
function wordsFor(call: string, field: string): string {
  const own: Readonly<Record<string, string>> = isMember(fieldsOfCall, call)
    ? fieldsOfCall[call]
    : {}
  return own[field] ?? (isMember(words, field) ? words[field] : '')
}

function described(
  call: string,
  fields: readonly { name: string; type: string; required: boolean }[],
  marksRequired: boolean,
): Fields {
  return fields.map(({ name, type, required }) => ({
    name,
    type,
    required: marksRequired && required,
    description: wordsFor(call, name),
  }))
}

/** The public calls from the OpenAPI document, with a description of each field. */
export const calls = reference.calls.map((call) => ({
  name: call.name,
  method: call.method === 'POST' ? ('POST' as const) : ('GET' as const),
  path: call.path,
  title: call.summary,
  description: call.description,
  headers: call.headers.map((name) => {
    const known = referenceContent.headerValues
    const { value, words: description } = isMember(known, name)
      ? known[name]
      : { value: '', words: '' }
    return { name, value, description }
  }),
  parameters: described(call.name, call.parameters, true),
  request: call.request && described(call.name, call.request, true),
  response: {
    note: call.response.many ? 'An array of objects:' : undefined,
    fields: described(call.name, call.response.fields, false),
  },
}))

/** Every error of the public calls once, by status. */
export const failures = [
  ...new Map(reference.calls.flatMap(({ errors }) => errors).map((error) => [error.code, error])),
]
  .map(([, error]) => error)
  .toSorted((a, b) => a.status - b.status)
