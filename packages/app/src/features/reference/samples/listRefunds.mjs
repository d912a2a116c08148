const response = await fetch(`${process.env.SLUICE_URL}/v1/refunds?state=claimed`, {
  headers: { Authorization: `Bearer ${process.env.SLUICE_API_KEY}` },
})
const refunds = await response.json()
if (!response.ok) throw new Error(refunds.message)
console.log(JSON.stringify(refunds))
