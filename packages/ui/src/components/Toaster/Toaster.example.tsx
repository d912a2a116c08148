import { Button } from '../Button/Button.tsx'
import { toast } from './toast.ts'
import { Toaster } from './Toaster.tsx'

interface AppProps {
  save: () => Promise<void>
}

export function App({ save }: AppProps) {
  async function handleClick() {
    const id = toast.loading('Saving…')
    try {
      await save()
      toast.success('Saved', { id })
    } catch {
      toast.error('Your change was not saved.', { id })
    }
  }

  return (
    <>
      <Button onClick={() => void handleClick()}>Save</Button>
      <Toaster />
    </>
  )
}
