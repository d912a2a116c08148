import { Stack } from '../Stack/Stack.tsx'
import { LabeledInput } from './LabeledInput.tsx'

export function LogInFields() {
  return (
    <Stack gap="base">
      <LabeledInput label="Email" name="email" type="email" autoComplete="email" />
      <LabeledInput
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
      />
    </Stack>
  )
}
