import { CopyButton } from './CopyButton.tsx'

export function CopyKey() {
  return <CopyButton text="sk_sandbox_9f4be07c" label="Copy key" />
}
