import { LabeledInput } from '../LabeledInput/LabeledInput.tsx'
import { Stack } from './Stack.tsx'

export function Form() {
  return (
    <Stack gap="base">
      <LabeledInput label="Name" name="name" />
      <LabeledInput label="Email" name="email" type="email" />
    </Stack>
  )
}
