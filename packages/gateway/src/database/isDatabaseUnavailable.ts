/** Error codes of PostgreSQL and of sockets that mean that the database is away for now. */
const unavailableCodes =
  /^(?:08...|53300|57014|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** What the driver says when a connection is lost; these errors have no code. */
const lostConnection =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/

/** Whether a query failed because the database is away or overloaded, so that another attempt can succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = Reflect.get(error, 'code')
  return (
    (typeof code === 'string' && unavailableCodes.test(code)) ||
    lostConnection.test(error.message) ||
    isDatabaseUnavailable(error.cause)
  )
}
