import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
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
      use: 'Inside an EditableField, while its value is being changed.',
      instead: ['LabeledInput in a form of its own, where there is no value yet.'],
      do: [
        'Set `compared` where a mistyped character costs money.',
        'Keep it on the screen after a failure: what was typed is still there.',
      ],
      dont: ['Don’t close it before the answer is in.'],
      keyboard: {
        Enter: 'Saves.',
        Escape: 'Cancels, while the focus is in the field.',
        Tab: 'Field, Save, Cancel.',
      },
      screenReader:
        '“Username, edit text, Asha Verma, selected”. A rule that is broken is read with the field; “Your change was not saved.” is read at once.',
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

export const SavedByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' Singh')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const SavedByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('Asha Singh{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const CancelledByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Invalid: Story = { args: { current: '', error: 'Username is required' } }

export const Saving: Story = {
  args: { saving: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving…' })).toBeDisabled()
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

export const OldAndNew: Story = {
  args: {
    label: 'Wallet id',
    name: 'wallet_id',
    current: wallet,
    compared: true,
    inputProps: { autoComplete: 'off', spellCheck: false },
  },
  play: async ({ canvas }) => {
    await userEvent.keyboard('0x52908400098527886E0F7030069857D2E4169EE7')
    await expect(canvas.getByText(wallet)).toBeVisible()
    await expect(canvas.getByText('0x52908400098527886E0F7030069857D2E4169EE7')).toBeVisible()
  },
}

export const Warned: Story = {
  ...OldAndNew,
  args: {
    ...OldAndNew.args,
    warning:
      'The capital letters don’t match this address’s checksum: one character may be mistyped.',
  },
  play: async (context) => {
    await OldAndNew.play?.(context)
    const field = context.canvas.getByRole('textbox', { name: 'Wallet id' })
    await expect(field).toHaveAccessibleDescription(/^The capital letters/)
    await expect(field).toBeValid()
  },
}

/** Nothing looks wrong: the place of the warning takes no room. */
export const NotWarned: Story = { ...OldAndNew, args: { ...OldAndNew.args, warning: null } }

export const Phone: Story = { ...Warned, globals: { viewport: { value: 'phone' } } }

export const PhoneFailed: Story = { ...Failed, globals: { viewport: { value: 'phone' } } }
