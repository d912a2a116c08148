import * as v from 'valibot'

/** One of them is what a schema of a text, a number or a flag reads as it is. */
const candidates: readonly unknown[] = [
  '2026-11-20T10:00:00.000Z',
  '12.5000000000',
  'public-key',
  'otpauth://totp/Sluice?secret=JBSWY3DP',
  'text',
  3,
  true,
]

/** A value that a schema of the contract reads as it is, with every member that may be there. */
export function sampleOf(schema: unknown): unknown {
  const { type, entries, item, wrapped, options, literal } = Object(schema)
  if (entries) {
    const members = Object.entries(Object(entries)).map(([name, each]) => [name, sampleOf(each)])
    return Object.fromEntries(members)
  }
  if (item) return [sampleOf(item)]
  if (wrapped) return sampleOf(wrapped)
  if (literal !== undefined) return literal
  if (type === 'record') return {}
  if (type === 'picklist') return options[0]
  const leaf = isSchema(schema) && candidates.find((each) => isReadAsIs(schema, each))
  if (leaf !== undefined && leaf !== false) return leaf
  // A choice of objects.
  if (Array.isArray(options)) return sampleOf(options[0])
  throw new Error(`No sample of a ${String(type)} is known`)
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}

function isReadAsIs(schema: v.GenericSchema, value: unknown): boolean {
  const result = v.safeParse(schema, value)
  return result.success && result.output === value
}
