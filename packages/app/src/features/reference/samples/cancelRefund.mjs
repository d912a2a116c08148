const id = process.env.REFUND_ID
const response = await fetch(`${process.env.SLUICE_URL}/v1/refunds/${id}/cancel`, {
  method: 'POST',
  headers: { Authorization: `Bearer ${process.env.SLUICE_API_KEY}` },
})
const refund = await response.json()
if (!response.ok) throw new Error(refund.message)
console.log(JSON.stringify(refund))
