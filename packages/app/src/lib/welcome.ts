let due = false

/** Somebody has just logged in here: greet them by name once the name is known. Specification, section 8. */
export function expectWelcome(): void {
  due = true
}

/** Whether a greeting is due; it is given once. */
export function takeWelcome(): boolean {
  const taken = due
  due = false
  return taken
}
