let email = ''

/** Keeps the email that a guest typed for the next form that asks for it. In memory only. */
export function keepTypedEmail(form: HTMLFormElement | null): void {
  const typed = form && new FormData(form).get('email')
  email = typeof typed === 'string' ? typed.trim() : ''
}

export function typedEmail(): string {
  return email
}
