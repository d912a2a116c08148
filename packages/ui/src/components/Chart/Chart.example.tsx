import { Chart } from './Chart.tsx'

const days = ['Mon', 'Tue', 'Wed', 'Thu']

const series = [
  { name: 'Last week', values: ['90', '280', '260.5', '390'], comparison: true },
  { name: 'This week', values: ['120', '300', '221.5', '440'] },
]

export function ReceivedByDay() {
  return <Chart label="Received a day, in USDT" labels={days} series={series} height={160} />
}
