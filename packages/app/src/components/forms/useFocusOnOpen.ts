import { useEffect, type RefObject } from 'react'

/** Moves focus to the first field of a form that the user has just opened. */
export function useFocusOnOpen(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [form])
}
