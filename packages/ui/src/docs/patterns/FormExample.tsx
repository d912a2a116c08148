import { useState } from 'react'
import type { SubmitEvent } from 'react'

import { Button } from '../../components/Button/Button.tsx'
import { InlineAlert } from '../../components/InlineAlert/InlineAlert.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'

const currencies = [
  { value: 'USDT', text: 'USDT' },
  { value: 'USDC', text: 'USDC' },
]

export function FormExample() {
  const [error, setError] = useState<string>()
  const [state, setState] = useState<'editing' | 'sending' | 'failed'>('editing')

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const description = new FormData(event.currentTarget).get('description')
    setError(description ? undefined : 'Description is required')
    if (!description) return
    setState('sending')
    // Stands for a request that fails.
    await new Promise((resolve) => {
      setTimeout(resolve, 1500)
    })
    setState('failed')
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="base">
        <TextField
          label="Description"
          name="description"
          hint="Your customer sees it."
          error={error}
          readOnly={state === 'sending'}
        />
        <Select label="Currency" name="currency" options={currencies} defaultValue="USDT" />
        {state === 'failed' && (
          <InlineAlert tone="danger">
            The link was not created. Your input is kept. Please try again.
          </InlineAlert>
        )}
        <Button type="submit" loading={state === 'sending'} loadingText="Creating…">
          Create link
        </Button>
      </Stack>
    </form>
  )
}
