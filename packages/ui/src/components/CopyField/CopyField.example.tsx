import { CopyField } from './CopyField.tsx'

export function DepositAddress() {
  return (
    <CopyField
      label="Address"
      value="0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
      copyLabel="Copy address"
      mono
    />
  )
}
