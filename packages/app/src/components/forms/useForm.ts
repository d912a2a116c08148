import type { ApiFailure } from '@sluice/api'
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'

import { whenIdle } from '../../lib/whenIdle.ts'
import type { FieldErrors, FormEngine, FormSchema } from './formEngine.ts'

/** What a form does, as opposed to how it looks: a module of its own, fetched after the form is on the screen. */
export interface FormLogic<Values> {
  schema: FormSchema<Values>
  /** Sends what was typed. Never rejects; answers with what went wrong, if anything did. */
  send: (values: Values) => Promise<ApiFailure | undefined>
}

export interface FormOptions<Values> {
  /** Fetches the form's logic: `() => import('./sendLogIn.ts')`. */
  load: () => Promise<FormLogic<Values>>
  /** It was sent and accepted. */
  onSent: (values: Values) => void
  /** It was not. Fields that the server refused already carry its words; without a network it may not even have been sent. */
  onFailed: (failure: ApiFailure) => void
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
  /** Empties the fields, once what they held has been taken over. */
  clear: () => void
}

type Engine<Values> = FormEngine<Values> & Pick<FormLogic<Values>, 'send'>

function refusedFields(failure: ApiFailure): FieldErrors {
  const refused = failure.kind === 'http' ? (failure.errors ?? []) : []
  return Object.fromEntries(refused.map(({ field, message }) => [field, message]))
}

/**
 * The one way to do a form. The fields are plain and work from the first paint; react-hook-form and the schema arrive
 * afterwards, when the browser is idle or somebody begins to type, and adopt what is there. A submit made before that
 * is held, and then done once.
 */
export function useForm<Values>(options: FormOptions<Values>): Form {
  const ref = useRef<HTMLFormElement>(null)
  const latest = useRef(options)
  const engine = useRef<Promise<Engine<Values>>>(undefined)
  const busy = useRef(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [sending, setSending] = useState(false)

  useEffect(() => {
    latest.current = options
  })

  function supervise(): Promise<Engine<Values>> {
    engine.current ??= Promise.all([import('./formEngine.ts'), latest.current.load()]).then(
      ([{ superviseForm }, { schema, send }]) => {
        if (!ref.current) throw new Error('The form is gone')
        return { ...superviseForm<Values>(ref.current, schema, setErrors), send }
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

  function letGo() {
    engine.current?.then((form) => form.release()).catch(() => undefined)
    engine.current = undefined
  }

  useEffect(() => {
    const cancel = whenIdle(prepare)
    if (window.heldSubmit && window.heldSubmit === ref.current) {
      window.heldSubmit = null
      void submit()
    }
    return () => {
      cancel()
      letGo()
    }
    // The effect belongs to the form's life on the screen; everything it reads is behind a ref.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  async function submit() {
    if (busy.current) return
    busy.current = true
    try {
      const form = await supervise().catch(() => undefined)
      if (!form) return latest.current.onFailed({ kind: 'network' })
      await form.submit(async (values) => {
        setSending(true)
        const failure = await form.send(values)
        if (failure) latest.current.onFailed(failure)
        else latest.current.onSent(values)
        return failure && refusedFields(failure)
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
    clear() {
      letGo()
      ref.current?.reset()
      setErrors({})
    },
  }
}
