import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'

/** A controlled text field, which keeps what was typed before the app had loaded. */
export function useTextField(initial = '') {
  const [text, setText] = useState(initial)
  const ref = useRef<HTMLInputElement>(null)

  useLayoutEffect(() => {
    if (ref.current?.value) setText(ref.current.value)
  }, [])

  return {
    text,
    setText,
    inputProps: {
      inputRef: ref,
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value),
    },
  }
}
