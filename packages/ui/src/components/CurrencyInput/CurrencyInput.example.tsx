import { useState } from 'react'

import { CurrencyInput } from './CurrencyInput.tsx'

export function Price() {
  const [amount, setAmount] = useState('1700')
  const [currency, setCurrency] = useState('INR')
  return (
    <CurrencyInput
      label="Price"
      name="price"
      value={amount}
      onChange={(event) => setAmount(event.target.value)}
      currencies={['INR', 'EUR', 'USD', 'USDT']}
      currency={currency}
      onCurrencyChange={setCurrency}
    />
  )
}
