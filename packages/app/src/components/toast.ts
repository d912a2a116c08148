function send(kind: 'show' | 'success' | 'error') {
  return (message: string): void =>
    void import('./toaster.ts').then(
      ({ toast }) => toast[kind](message),
      // A toast repeats what the page says beside the control: without it, the app still works.
      () => undefined,
    )
}

/** Shows a toast. No page needs their code before it can be used, so it loads afterwards. */
export const toast = { show: send('show'), success: send('success'), error: send('error') }
