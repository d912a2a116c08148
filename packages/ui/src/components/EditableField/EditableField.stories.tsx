import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { FieldEditor } from '../FieldEditor/FieldEditor.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { EditableField } from './EditableField.tsx'
import type { EditableFieldProps } from './EditableField.tsx'

const wallet = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'

const meta = {
  title: 'Components/Forms/EditableField',
  component: EditableField,
  args: { label: 'Username', value: 'Asha Verma', onEdit: fn() },
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: <EditableField label="Username" value="Asha Verma" onEdit={fn()} />,
          doText: 'Can be changed, and says so.',
          dont: <EditableField label="Wallet" value="" onEdit={fn()} emptyText="null" />,
          dontText: 'Shows what is stored in place of words.',
        },
      ],
      usage:
        'Use EditableField for a value that is often read and rarely changed, such as an account setting.',
      alternatives: ['Use LabeledInput for values that are entered every time.'],
      do: [
        'Render a FieldEditor as its child, and close it when the change has been saved.',
        'Omit onEdit if the value can’t be changed.',
      ],
      dont: ['Don’t open two editors at once.'],
      keyboard: {
        Tab: 'Moves focus to Edit.',
        'Enter, Space': 'Opens the editor with the value selected.',
        Escape: 'In the field, closes the editor and returns focus to Edit.',
      },
      screenReader: 'Announces “Username”, “Asha Verma”, “Edit Username, button”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof EditableField>

export default meta
type Story = StoryObj<typeof meta>

function Settings({ value: first, label, ...rest }: EditableFieldProps) {
  const [value, setValue] = useState(typeof first === 'string' ? first : '')
  const [editing, setEditing] = useState(false)
  return (
    <EditableField
      {...rest}
      label={label}
      value={value}
      editing={editing}
      onEdit={() => setEditing(true)}
    >
      <FieldEditor
        label={label}
        name="value"
        current={value}
        onCancel={() => setEditing(false)}
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get('value')
          if (typeof typed === 'string') setValue(typed)
          setEditing(false)
        }}
      />
    </EditableField>
  )
}

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Username' }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
  },
}

export const EditByPointer: Story = {
  render: (args) => <Settings {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Username' }))
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Username' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'Asha Singh')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByText('Asha Singh')).toBeVisible()
  },
}

export const CancelByKeyboard: Story = {
  render: (args) => <Settings {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('Asha Singh{Escape}')
    await expect(canvas.getByText('Asha Verma')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Edit Username' })).toHaveFocus()
  },
}

export const Editing: Story = {
  args: {
    editing: true,
    children: (
      <FieldEditor label="Username" name="full_name" current="Asha Verma" onCancel={fn()} />
    ),
  },
}

export const NotSet: Story = { args: { label: 'Wallet ID', value: '' } }

export const Mono: Story = { args: { label: 'Wallet ID', value: wallet, mono: true } }

export const WithHint: Story = {
  args: {
    label: 'Wallet ID',
    value: wallet,
    mono: true,
    hint: 'Payments are settled to this address.',
  },
}

export const ReadOnly: Story = {
  args: { label: 'Email', value: 'asha@example.com', onEdit: undefined },
}

export const Loading: Story = { args: { value: <Skeleton width="10rem" height="1.5rem" /> } }

export const Long: Story = {
  args: { value: 'Maximiliana-Konstantinopoulou-Bhattacharyya-'.repeat(4) },
  globals: { viewport: { value: 'phone' } },
}

export const Phone: Story = { ...Mono, globals: { viewport: { value: 'phone' } } }
