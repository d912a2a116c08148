declare global {
  interface Window {
    /** Called by the app once the page is alive. Repeats the last press from before. */
    releasePress?: () => void
  }
}

/** The button that is pressed, the option that is chosen, or the button of the form that is sent. */
function pressed({ type, target }: Event): HTMLElement | null | undefined {
  if (!(target instanceof Element)) return undefined
  return type === 'submit'
    ? target.querySelector<HTMLElement>('[type=submit]')
    : target.closest<HTMLElement>('button, [type=radio]')
}

/** Holds what is pressed before the app has loaded, when nothing would come of it. Text and checkmarks stay in their fields. */
export function holdPresses(): void {
  let held: HTMLElement | undefined
  const hold = (event: Event) => {
    const control = pressed(event)
    if (!control) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held = control
  }
  const events = ['click', 'submit'] as const
  for (const type of events) addEventListener(type, hold, true)
  window.releasePress = () => {
    for (const type of events) removeEventListener(type, hold, true)
    delete window.releasePress
    held?.click()
  }
}
