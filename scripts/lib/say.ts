/** Prints one line, or an empty one. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`)
}
