import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'

import { Button } from '../Button/Button.tsx'
import { LabeledInput } from '../LabeledInput/LabeledInput.tsx'
import { Dialog } from './Dialog.tsx'

export function AddKey() {
  const [open, setOpen] = useState(false)
  const formId = useId()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setOpen(false)
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>Add key</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Add an API key"
        description="The name helps you recognize the shop or server that uses it."
        actions={
          <>
            <Button type="submit" form={formId}>
              Add
            </Button>
            <Button tone="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={submit}>
          <LabeledInput label="Name" name="name" required />
        </form>
      </Dialog>
    </>
  )
}
