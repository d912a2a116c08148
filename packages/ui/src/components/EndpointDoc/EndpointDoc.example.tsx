import { EndpointDoc } from './EndpointDoc.tsx'

const headers = [{ name: 'X-API-Key', value: 'sk_live_…', description: 'Your API key.' }]

const fields = [
  {
    name: 'amount',
    type: 'decimal string',
    required: true,
    description: 'Greater than zero, at most 10 decimal places.',
  },
]

export function CreatePaymentReference() {
  return (
    <EndpointDoc
      method="POST"
      path="/pay/api/transaction/create"
      title="Create a payment"
      headers={headers}
      request={{ fields }}
      response={{
        fields: [{ name: 'wallet_id', type: 'string', description: 'The address to pay to.' }],
      }}
    >
      <p>Creates a payment and returns the address to pay to.</p>
    </EndpointDoc>
  )
}
