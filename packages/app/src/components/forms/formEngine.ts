import { valibotResolver } from '@hookform/resolvers/valibot'
import { createFormControl, type FieldValues } from 'react-hook-form'
import type { GenericSchema } from 'valibot'

/** The schema of a form: one entry a field, under the field's `name`. */
export type FormSchema<Values> = GenericSchema<FieldValues, Values> & { entries: object }

/** What is wrong with each field, by its `name`, in the merchant's words. */
export type FieldErrors = Readonly<Record<string, string>>

/** A form under react-hook-form's care. */
export interface FormEngine<Values> {
  /**
   * Checks what is typed now and hands it over; with a wrong field, focuses the first one instead. Fields that the
   * server then refuses are shown like wrong ones.
   */
  submit: (send: (values: Values) => Promise<FieldErrors | undefined>) => Promise<void>
  /** Lets go of the form. */
  release: () => void
}

/**
 * Takes a form that is already on the screen, with whatever was typed or filled in, under react-hook-form's care.
 * Nothing has default values: react-hook-form then adopts what the fields hold.
 */
export function superviseForm<Values>(
  form: HTMLFormElement,
  schema: FormSchema<Values>,
  onErrors: (errors: FieldErrors) => void,
): FormEngine<Values> {
  const control = createFormControl<FieldValues, unknown, Values>({
    resolver: valibotResolver(schema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
  })
  const fields = [...form.querySelectorAll('input')].filter(({ name }) => name in schema.entries)
  const handlers = new Map(
    fields.map((field) => {
      const { ref, onChange } = control.register(field.name)
      ref(field)
      return [field.name, onChange] as const
    }),
  )

  function typed({ target }: Event) {
    if (target instanceof HTMLInputElement) {
      void handlers.get(target.name)?.({ target, type: 'change' })
    }
  }
  form.addEventListener('input', typed)

  const stop = control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => {
      onErrors(
        Object.fromEntries(
          fields.flatMap(({ name }) => {
            const message = errors[name]?.message
            return typeof message === 'string' ? [[name, message]] : []
          }),
        ),
      )
    },
  })

  return {
    async submit(send) {
      // Some browsers fill fields in without telling anyone.
      for (const field of fields) {
        control.setValue(field.name, field.type === 'checkbox' ? field.checked : field.value)
      }
      await control.handleSubmit(async (values) => {
        const refused = Object.entries((await send(values)) ?? {}).filter(
          ([name]) => name in schema.entries,
        )
        for (const [index, [name, message]] of refused.entries()) {
          control.setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
        }
      })()
    },
    release() {
      stop()
      form.removeEventListener('input', typed)
    },
  }
}
