import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { CodeBlock } from './CodeBlock.tsx'

const curl = `curl -X POST https://gateway.example/pay/api/transaction/create \\
  -H "X-API-Key: $API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"amount": "12.50", "metadata": "order 1001"}'`

const node = `// Creates a payment of 12.50.
const response = await fetch('https://gateway.example/pay/api/transaction/create', {
  method: 'POST',
  headers: { 'X-API-Key': process.env.API_KEY, 'Content-Type': 'application/json' },
  body: JSON.stringify({ amount: '12.50', metadata: 'order 1001' }),
})
console.log(await response.json())`

const python = `# Creates a payment of 12.50.
import json, os, urllib.request

request = urllib.request.Request(
    "https://gateway.example/pay/api/transaction/create",
    data=json.dumps({"amount": "12.50", "metadata": "order 1001"}).encode(),
    headers={"X-API-Key": os.environ["API_KEY"], "Content-Type": "application/json"},
)
print(json.load(urllib.request.urlopen(request)))`

const json = `{
  "id": "0198f6b2",
  "status": 1,
  "amount": "12.5000000000",
  "metadata": "order 1001"
}`

const meta = {
  title: 'Components/Data/CodeBlock',
  component: CodeBlock,
  args: { title: 'Response', samples: [{ label: 'JSON', code: json }], style: { maxWidth: 640 } },
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: (
            <CodeBlock
              title="Install"
              samples={[{ label: 'npm', code: 'npm install @sluice/node' }]}
            />
          ),
          doText: 'Runs as it was copied.',
          dont: (
            <CodeBlock
              title="Install"
              samples={[{ label: 'npm', code: '$ npm install @sluice/node\nadded 1 package' }]}
            />
          ),
          dontText: 'The prompt and the output are copied too.',
        },
      ],
      usage:
        'Use a code block for code that developers read and copy: a request, a response or a script.',
      alternatives: [
        'Use a code element for code inside a sentence.',
        'Use MaskedSecret for a key. Don’t show secrets in a code block.',
      ],
      do: [
        'Show the same example in every language, and keep the order of languages the same everywhere.',
        'Omit prompts and output, so that the copied code runs.',
      ],
      dont: [
        'Don’t break long lines: the block scrolls horizontally.',
        'Don’t rely on colors to convey meaning.',
      ],
      keyboard: {
        Tab: 'Moves focus to the language, the Copy button and the code.',
        'Arrow keys': 'Select a language, or scroll the code.',
      },
      screenReader:
        'Announces “Create a payment, figure; curl, radio button, 1 of 3”, then “Copy curl, button” and the code.',
    } satisfies Guide,
  },
} satisfies Meta<typeof CodeBlock>

export default meta
type Story = StoryObj<typeof meta>

const languages = {
  title: 'Create a payment',
  samples: [
    { label: 'curl', code: curl },
    { label: 'Node', code: node },
    { label: 'Python', code: python },
  ],
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Response' })).toHaveTextContent('0198f6b2')
  },
}

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy JSON' }))
    await expect(write).toHaveBeenCalledWith(json)
    await expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible()
  },
}

export const CopiedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(write).toHaveBeenCalledWith(json)
    await expect(canvas.getByRole('button', { name: 'Copied' })).toHaveFocus()
  },
}

export const CopyInALanguage: Story = {
  args: languages,
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByText('Python'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Python' }))
    await expect(write).toHaveBeenCalledWith(python)
  },
}

export const Languages: Story = {
  args: languages,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Copy curl' })).toBeVisible()
    await userEvent.click(canvas.getByText('Python'))
    await expect(canvas.getByRole('button', { name: 'Copy Python' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Copy curl' })).toBeNull()
    await expect(canvas.getByRole('radio', { name: 'Python' })).toBeChecked()
  },
}

export const LanguagesByKeyboard: Story = {
  args: languages,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'curl' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Node' })).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Copy Node' })).toBeVisible()
  },
}

export const LongLines: Story = {
  args: {
    title: 'A long signature',
    samples: [
      {
        label: 'Header',
        code: `webhook-signature: v1,${'K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN'.repeat(6)}`,
      },
    ],
  },
}

export const Phone: Story = { args: languages, globals: { viewport: { value: 'phone' } } }

export const SingleLine: Story = {
  args: { title: 'Install', samples: [{ label: 'shell', code: 'npm start' }] },
}

export const RightToLeft: Story = { args: { ...languages, dir: 'rtl' } }
