import { CodeBlock } from './CodeBlock.tsx'

const samples = [
  { label: 'JSON', code: '{ "amount": "12.50", "metadata": "order 1001" }' },
  { label: 'YAML', code: 'amount: "12.50"\nmetadata: order 1001' },
]

export function RequestBody() {
  return <CodeBlock title="Body of the request" samples={samples} />
}
