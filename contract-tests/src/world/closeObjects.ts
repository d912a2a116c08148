/**
 * A JSON Schema that allows no member which it does not name. What stands in an `allOf` stays open, since the schema
 * around it may name more, and closes it.
 */
export function closeObjects(schema: unknown, inAllOf = false): unknown {
  if (Array.isArray(schema)) return schema.map((each) => closeObjects(each, inAllOf))
  if (typeof schema !== 'object' || schema === null) return schema
  const closed = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [
      keyword,
      keyword === 'properties' ? closeEach(value) : closeObjects(value, keyword === 'allOf'),
    ]),
  )
  const names = 'properties' in closed || 'allOf' in closed || '$ref' in closed
  return names && !inAllOf ? { ...closed, unevaluatedProperties: false } : closed
}

function closeEach(properties: unknown): unknown {
  return Object.fromEntries(
    Object.entries(Object(properties)).map(([name, schema]) => [name, closeObjects(schema)]),
  )
}
