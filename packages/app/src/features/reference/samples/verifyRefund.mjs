const id = process.env.REFUND_ID
const response = await fetch(`${process.env.SLUICE_URL}/v1/refunds/${id}/verify`, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.SLUICE_API_KEY}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    hash: process.env.REFUND_HASH,
  }),
})
const refund = await response.json()
if (!response.ok) throw new Error(refund.message)
console.log(JSON.stringify(refund))
