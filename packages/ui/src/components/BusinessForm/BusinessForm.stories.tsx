import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { LabeledInput } from '../LabeledInput/LabeledInput.tsx'
import { BusinessForm } from './BusinessForm.tsx'

const meta = {
  title: 'Components/Forms/BusinessForm',
  component: BusinessForm,
  args: { onSubmit: fn((event) => event.preventDefault()) },
  parameters: {
    layout: 'fullscreen',
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: (
            <Stack>
              <LabeledInput label="Business Name" />
              <Button wide>Continue</Button>
              <Button tone="plain">Logout</Button>
            </Stack>
          ),
          doText: 'Users with the wrong account can leave.',
          dont: (
            <Stack>
              <LabeledInput label="Business Name" />
              <Button wide>Continue</Button>
            </Stack>
          ),
          dontText: 'Users with the wrong account are stuck.',
        },
      ],
      usage: 'Show BusinessForm instead of the signed-in pages while the merchant has no business.',
      alternatives: ['Show an error with a retry button if the merchant could not be loaded.'],
      do: ['Offer a way to log out in the footer.'],
      dont: ['Don’t show it before the merchant has loaded.'],
      keyboard: {
        Tab: 'Moves focus through the field, Continue and the footer.',
        Enter: 'In the field, submits the form.',
      },
      screenReader:
        'Announces “Add Business Info, heading level 1”, then “Business Name, edit text”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof BusinessForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Add Business Info' })).toBeVisible()
  },
}

export const SubmitByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Business Name' }), 'Verma Textiles')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const SubmitByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox', { name: 'Business Name' }).focus()
    await userEvent.keyboard('Verma Textiles{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const WithError: Story = {
  args: { error: 'Business name is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Business name is required')).toBeVisible()
  },
}

export const Saving: Story = {
  args: { loading: true, inputProps: { defaultValue: 'Verma Textiles' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Failed: Story = {
  args: { failed: true, inputProps: { defaultValue: 'Verma Textiles' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('Verma Textiles')
  },
}

export const WithFooter: Story = { args: { footer: <Button tone="plain">Logout</Button> } }

export const Phone: Story = { ...WithFooter, globals: { viewport: { value: 'phone' } } }
