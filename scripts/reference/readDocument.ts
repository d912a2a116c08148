/** Whether a part of a JSON document has members. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The part of a JSON document at the end of these names; undefined where it ends earlier. */
export function at(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>((part, name) => (isObject(part) ? part[name] : undefined), value)
}

/** A part that must be text; anything else reads as none. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** A part that must be a list; anything else reads as an empty one. */
export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
