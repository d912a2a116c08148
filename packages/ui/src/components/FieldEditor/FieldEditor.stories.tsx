import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { LabeledInput } from '../LabeledInput/LabeledInput.tsx'
import { Button } from '../Button/Button.tsx'
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { FieldEditor } from './FieldEditor.tsx'

const wallet = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'

const meta = {
  title: 'Components/Forms/FieldEditor',
  component: FieldEditor,
  args: {
    label: 'Username',
    name: 'full_name',
    current: 'Asha Verma',
    onCancel: fn(),
    onSubmit: fn((event) => event.preventDefault()),
  },
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: (
            <Stack>
              <LabeledInput label="Username" defaultValue="Asha Singh" />
              <InlineAlert tone="danger">Your change was not saved.</InlineAlert>
              <Inline>
                <Button>Try again</Button>
                <Button tone="secondary">Cancel</Button>
              </Inline>
            </Stack>
          ),
          doText: 'After a failure the editor stays open with the input.',
          dont: (
            <Stack>
              <Text>Asha Verma</Text>
              <InlineAlert tone="danger">Your change was not saved.</InlineAlert>
            </Stack>
          ),
          dontText: 'The editor has closed, and the input is lost.',
        },
      ],
      usage: 'Use FieldEditor inside an EditableField while its value is being edited.',
      alternatives: ['Use LabeledInput in a form if there is no value yet.'],
      do: [
        'Set showComparison where a typo is costly, such as a wallet address.',
        'Keep the editor open after a failure, so that the input is not lost.',
      ],
      dont: ['Don’t close the editor before the response has arrived.'],
      keyboard: {
        Enter: 'Saves.',
        Escape: 'In the field, cancels.',
        Tab: 'Moves focus through the field, Save and Cancel.',
      },
      screenReader:
        'Announces “Username, edit text, Asha Verma, selected”. Validation errors are announced with the field. “Your change was not saved.” is announced immediately.',
    } satisfies Guide,
  },
} satisfies Meta<typeof FieldEditor>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus()
    await expect(canvas.getByRole('textbox')).toHaveValue('Asha Verma')
  },
}

export const SaveByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' Singh')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const SaveByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('Asha Singh{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const CancelByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const WithError: Story = { args: { current: '', error: 'Username is required' } }

export const Saving: Story = {
  args: { loading: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { failed: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your change was not saved.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Comparison: Story = {
  args: {
    label: 'Wallet ID',
    name: 'wallet_id',
    current: wallet,
    showComparison: true,
    inputProps: { autoComplete: 'off', spellCheck: false },
  },
  play: async ({ canvas }) => {
    await userEvent.keyboard('0x52908400098527886E0F7030069857D2E4169EE7')
    await expect(canvas.getByText(wallet)).toBeVisible()
    await expect(canvas.getByText('0x52908400098527886E0F7030069857D2E4169EE7')).toBeVisible()
  },
}

export const WithPassword: Story = {
  args: {
    ...Comparison.args,
    children: <LabeledInput label="Password" name="password" type="password" />,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Wallet ID' })).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('Password'), 'two-cups-of-chai{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const WithWarning: Story = {
  ...Comparison,
  args: {
    ...Comparison.args,
    warning:
      'The capital letters don’t match this address’s checksum: one character may be mistyped.',
  },
  play: async (context) => {
    await Comparison.play?.(context)
    const field = context.canvas.getByRole('textbox', { name: 'Wallet ID' })
    await expect(field).toHaveAccessibleDescription(/^The capital letters/)
    await expect(field).toBeValid()
  },
}

export const WithoutWarning: Story = { ...Comparison, args: { ...Comparison.args, warning: null } }

export const Phone: Story = { ...WithWarning, globals: { viewport: { value: 'phone' } } }

export const PhoneFailed: Story = { ...Failed, globals: { viewport: { value: 'phone' } } }
