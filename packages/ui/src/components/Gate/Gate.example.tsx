import { Gate } from './Gate.tsx'

export function HalfPaid() {
  return <Gate state="waiting" filled={0.5} />
}
