import { Chart } from './Chart.tsx'

const received = [
  { label: '16 Nov', value: 120 },
  { label: '17 Nov', value: 300 },
  { label: '18 Nov', value: 221.5 },
  { label: '19 Nov', value: 440 },
]

export function ReceivedByDay() {
  return <Chart label="Received a day, in USDT" data={received} height={160} />
}
