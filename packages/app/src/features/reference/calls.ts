import type { EndpointDoc } from '@sluice/ui'
import type { ComponentProps } from 'react'

import type { Translate } from '../../messages/MessageKey.ts'
import reference from './reference.json' with { type: 'json' }
import { referenceContent } from './referenceContent.ts'
import { withCode } from './withCode.tsx'

type Fields = ComponentProps<typeof EndpointDoc>['response']['fields']

interface Field {
  name: string
  type: string
  required: boolean
  description: string
}

type HeaderValues = ReturnType<typeof referenceContent>['headerValues']

function isKnown(name: string, values: HeaderValues): name is keyof HeaderValues {
  return name in values
}

/** An example of a header's value, and what it means. */
export function describeHeader(name: string, t: Translate) {
  const values = referenceContent(t).headerValues
  const { value, words } = isKnown(name, values) ? values[name] : { value: '', words: '' }
  return { name, value, description: words }
}

/** The fields with their descriptions as content. Which ones are always present is of interest in requests only. */
function describeFields(fields: readonly Field[], marksRequired: boolean): Fields {
  return fields.map(({ name, type, required, description }) => ({
    name,
    type,
    required: marksRequired && required,
    description: withCode(description),
  }))
}

/** The public calls from the OpenAPI document. */
export const calls = (t: Translate) =>
  reference.calls.map((call) => ({
    name: call.name,
    method: call.method === 'POST' ? ('POST' as const) : ('GET' as const),
    path: call.path,
    title: call.summary,
    description: call.description,
    headers: call.headers.map((name) => describeHeader(name, t)),
    parameters: describeFields(call.parameters, true),
    request: call.request && describeFields(call.request, true),
    response: {
      note: call.response.many ? t('reference.arrayObjects') : undefined,
      fields: describeFields(call.response.fields, false),
    },
    example: call.example,
  }))

/** Every error of the public calls once, by status. */
export const failures = [
  ...new Map(reference.calls.flatMap(({ errors }) => errors).map((error) => [error.code, error])),
]
  .map(([, error]) => error)
  .toSorted((a, b) => a.status - b.status)
