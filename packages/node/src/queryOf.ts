/** The parameters that are given, as a query string. */
export function queryOf(params: object): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}
