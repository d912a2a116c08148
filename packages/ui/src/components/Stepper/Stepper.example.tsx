import { Stepper } from './Stepper.tsx'

const steps = [
  { label: 'Business', description: 'Who you are' },
  { label: 'Wallet', description: 'Where you are paid' },
  { label: 'First payment', description: 'Try it with a small amount' },
]

export function FirstSteps() {
  return <Stepper steps={steps} value={1} />
}
