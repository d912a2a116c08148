import { TextField } from '../TextField/TextField.tsx'
import type { TextFieldProps } from '../TextField/TextField.tsx'

export type LabeledInputProps = TextFieldProps

/** The name that the specification gives to TextField. */
export function LabeledInput(props: LabeledInputProps) {
  return <TextField {...props} />
}
