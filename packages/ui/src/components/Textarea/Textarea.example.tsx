import { Textarea } from './Textarea.tsx'

export function NoteField() {
  return <Textarea label="Note" name="note" hint="Only you can see it." />
}
