/** What the server says of a field, as it stands beside that field: `must be positive` begins with a capital. */
export function besideField(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1)
}
