import { Accordion } from './Accordion.tsx'

const questions = [
  { title: 'What does a payment cost?', content: <p>0.5% of its amount, at least $1.</p> },
  { title: 'When do I receive the money?', content: <p>As soon as the network confirms it.</p> },
]

export function FrequentQuestions() {
  return <Accordion items={questions} />
}
