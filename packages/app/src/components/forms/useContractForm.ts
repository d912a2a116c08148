import type { ApiFailure } from '@sluice/api'
import { useRef, type SubmitEvent } from 'react'
import {
  useForm,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
} from 'react-hook-form'
import { safeParse, type GenericSchema } from 'valibot'

import { useFieldMessage } from '../../messages/fieldMessages.ts'

/** A schema with one entry per field. */
type FormSchema<Input, Output> = GenericSchema<Input, Output> & { readonly entries: object }

/** Checks a form with a schema. Each field shows its first error. */
function resolverFor<Input extends FieldValues, Output>(
  schema: FormSchema<Input, Output>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const result = safeParse(schema, values)
    if (result.success) return { values: result.output, errors: {} }
    const errors: FieldErrors<Input> = {}
    // The first of a field's issues stays.
    for (const { path, type, message } of result.issues.toReversed()) {
      Object.assign(errors, { [String(path?.[0].key)]: { type, message } })
    }
    return { values: {}, errors }
  }
}

/**
 * react-hook-form with a schema of the contract. `submit` sends the parsed values and returns the failure, if any. Fields
 * that the server rejects then show the server's message. Fields have no default values, so that a prerendered form keeps
 * what was typed before the app had loaded.
 */
export function useContractForm<Input extends FieldValues, Output>(
  schema: FormSchema<Input, Output>,
  submit: (values: Output, reset: () => void) => Promise<ApiFailure | undefined>,
) {
  const form = useForm<Input, unknown, Output>({ resolver: resolverFor(schema) })
  const { isSubmitting } = form.formState
  const fieldMessage = useFieldMessage()
  const ref = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)

  const isField = (name: string): name is FieldPath<Input> => name in schema.entries

  const handleSubmit = form.handleSubmit(async (values) => {
    const failure = await submit(values, () => form.reset())
    const rejected = failure?.kind === 'http' ? (failure.errors ?? []) : []
    for (const [index, { field, message }] of rejected.entries()) {
      if (isField(field)) form.setError(field, { message }, { shouldFocus: index === 0 })
    }
  })

  return {
    /** Props of the `<form>`. Should the browser submit by itself, `post` keeps the fields out of the address. */
    formProps: {
      ref,
      noValidate: true,
      method: 'post',
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        // A second click may come before the button has been disabled.
        if (isBusy.current) return
        isBusy.current = true
        void handleSubmit(event).finally(() => {
          isBusy.current = false
        })
      },
    } as const,
    /** Props of one field: its registration and its error. */
    field: (name: FieldPath<Input>) => {
      const error = form.getFieldState(name, form.formState).error?.message
      return { ...form.register(name), error: fieldMessage(error) }
    },
    isSubmitting,
  }
}
