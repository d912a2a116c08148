import { useState } from 'react'

import { AddressInput } from './AddressInput.tsx'

export function PayoutWallet() {
  const [address, setAddress] = useState('')
  return (
    <AddressInput
      label="Wallet address"
      name="wallet"
      hint="Where you want to be paid."
      value={address}
      onChange={(event) => setAddress(event.target.value)}
      required
    />
  )
}
