import { Button } from '../Button/Button.tsx'
import { Toaster } from './Toaster.tsx'
import { toast } from './toast.ts'

/** Your call to the server. */
async function save() {
  const response = await fetch('/api/settings', { method: 'PUT' })
  if (!response.ok) throw new Error('Not saved')
}

async function handleClick() {
  const id = toast.loading('Saving…')
  try {
    await save()
    toast.success('Saved', { id })
  } catch {
    toast.error('Your change was not saved.', { id })
  }
}

export function App() {
  return (
    <>
      <Button onClick={() => void handleClick()}>Save</Button>
      <Toaster />
    </>
  )
}
