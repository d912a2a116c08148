import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'

import { whenIdle } from '../whenIdle.ts'
import type { FieldErrors, FormEngine, FormSchema } from './formEngine.ts'

export interface FormOptions<Values> {
  /** Fetches the schema; called once, after the form is on the screen. */
  schema: () => Promise<FormSchema<Values>>
  /**
   * Sends what was typed, once a submit. Shows its own messages; answers with the fields that the server refused, if
   * any. The submit stays disabled until the promise settles.
   */
  send: (values: Values) => Promise<FieldErrors | undefined>
  /** The form's code could not be fetched, as without a network: what to tell the merchant. */
  onUnavailable: () => void
}

export interface Form {
  /** For the `<form>`. Its fields carry the schema's names and no default values. */
  props: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    /** Should the browser ever submit by itself, nothing typed may end up in the address. */
    method: 'post'
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onFocus: () => void
  }
  /** What is wrong with each field: after a submit, and from then on as one types. */
  errors: FieldErrors
  /** A submit is under way. */
  sending: boolean
}

/**
 * The one way to do a form. The fields are plain and work from the first paint; react-hook-form and the schema arrive
 * afterwards, when the browser is idle or somebody begins to type, and adopt what is there. A submit made before that
 * is held, and then done once.
 */
export function useForm<Values>(options: FormOptions<Values>): Form {
  const ref = useRef<HTMLFormElement>(null)
  const latest = useRef(options)
  const engine = useRef<Promise<FormEngine<Values>>>(undefined)
  const busy = useRef(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [sending, setSending] = useState(false)

  useEffect(() => {
    latest.current = options
  })

  function supervise(): Promise<FormEngine<Values>> {
    engine.current ??= Promise.all([import('./formEngine.ts'), latest.current.schema()]).then(
      ([{ superviseForm }, schema]) => {
        if (!ref.current) throw new Error('The form is gone')
        return superviseForm<Values>(ref.current, schema, setErrors)
      },
    )
    engine.current.catch(() => {
      engine.current = undefined
    })
    return engine.current
  }
  function prepare() {
    // A failure here is told on submit, when it matters.
    supervise().catch(() => undefined)
  }

  useEffect(() => {
    const cancel = whenIdle(prepare)
    return () => {
      cancel()
      engine.current?.then((form) => form.release()).catch(() => undefined)
      engine.current = undefined
    }
    // The effect belongs to the form's life on the screen; everything it reads is behind a ref.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  async function submit() {
    if (busy.current) return
    busy.current = true
    try {
      const form = await supervise().catch(() => undefined)
      if (!form) return latest.current.onUnavailable()
      await form.submit(async (values) => {
        setSending(true)
        return latest.current.send(values)
      })
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  return {
    props: {
      ref,
      noValidate: true,
      method: 'post',
      onSubmit(event) {
        event.preventDefault()
        void submit()
      },
      onFocus: prepare,
    },
    errors,
    sending,
  }
}
