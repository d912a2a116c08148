import { expect, test } from 'vitest'

import { findingsIn } from './findingsIn.ts'

/** The texts that the rule finds in a program. */
async function textsFoundIn(code: string): Promise<string[]> {
  const messages = await findingsIn(code, 'text')
  return messages.map((message) => /"(.*)"/.exec(message)?.[1] ?? message)
}

test('finds what people read', async () => {
  const code = `
    toast.success('Login successful')
    const part = <p title="Amount" label={\`Pay \${n} in all\`}>Fee: {failed ? 'Try again.' : save('Saving…')}</p>
    const column = { header: 'Date' }
    const name = kind || 'The seller'
  `
  expect((await textsFoundIn(code)).toSorted()).toEqual([
    'Amount',
    'Date',
    'Fee:',
    'Login successful',
    'Pay',
    'Saving…',
    'The seller',
    'Try again.',
    'in all',
  ])
})

test('finds no code', async () => {
  const code = `
    import { t } from './Some File.ts'
    type Kind = 'Large one' | 'Small'
    if (event.key === 'Escape') throw new Error('This is for developers')
    const part = <p className="one two" style="a b">{t('logIn.submit')} USDT</p>
    context.logger.warn({}, 'For the operator')
    const html = \`<p class="a b">\${text}</p>\`
    root.querySelector('main h1')?.setAttribute('role', 'img')
    const { 'Content Type': type } = headers
  `
  expect(await textsFoundIn(code)).toEqual([])
})
