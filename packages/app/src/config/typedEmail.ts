let email = ''

/** Keeps the email that a guest typed for the next form that asks for it. In memory only. */
export function keepTypedEmail(form: HTMLFormElement | null): void {
  const typed = form && new FormData(form).get('email')
  email = typeof typed === 'string' ? typed.trim() : ''
}

/** Keeps an email that was just registered. */
export function keepEmail(registered: string): void {
  email = registered
}

export function typedEmail(): string {
  return email
}
