const id = process.env.REFUND_ID
const response = await fetch(`${process.env.SLUICE_URL}/v1/refunds/${id}/pay`, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.SLUICE_API_KEY}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    address: process.env.REFUND_ADDRESS,
  }),
})
const paying = await response.json()
if (!response.ok) throw new Error(paying.message)
console.log(JSON.stringify(paying))
