import { at, isObject, list, text } from './readDocument.ts'

/** One member of a body, or one parameter. */
export interface ReferenceField {
  name: string
  /** The type as a reader would say it. */
  type: string
  required: boolean
  description: string
}

function range(schema: unknown): string {
  const [from, to] = [at(schema, 'minimum'), at(schema, 'maximum')]
  if (typeof from !== 'number' || typeof to !== 'number') return ''
  return `, ${from} to ${to.toLocaleString('en-US')}`
}

/** A JSON Schema's type as a reader would say it: `decimal string`, `integer, 1 to 100, default 10`. */
export function typeInWords(schema: unknown): string {
  const kinds = list(at(schema, 'anyOf'))
  if (kinds.length > 0) return kinds.map(typeInWords).join(' or ')
  const type = text(at(schema, 'type'))
  const fallback = at(schema, 'default')
  const otherwise = typeof fallback === 'number' ? `, default ${fallback}` : ''
  if (type === 'array') return `array of ${typeInWords(at(schema, 'items'))}s`
  if (type === 'string' && at(schema, 'format') === 'date-time') return 'timestamp'
  if (type === 'string' && text(at(schema, 'pattern')).includes('\\d+')) return 'decimal string'
  return `${type}${range(schema)}${otherwise}`
}

/** The members of an object's schema, those of the objects in it too: `networks[].token.symbol`. */
export function fieldsOf(schema: unknown, prefix = ''): ReferenceField[] {
  const properties = at(schema, 'properties')
  const required = list(at(schema, 'required'))
  return Object.entries(isObject(properties) ? properties : {}).flatMap(([key, member]) => {
    const name = `${prefix}${key}`
    const items = at(member, 'items')
    return [
      {
        name,
        type: typeInWords(member),
        required: required.includes(key),
        description: text(at(member, 'description')),
      },
      ...fieldsOf(member, `${name}.`),
      ...fieldsOf(items, `${name}[].`),
    ]
  })
}
