import { failKeyList, noApiKeys, setOperatorConfig } from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { expect, within } from 'storybook/test'

import { store } from '../../../config/store.ts'
import { gatewayApi } from '@sluice/api'
import { ApiReferencePage } from './ApiReferencePage.tsx'

const meta = {
  title: 'Screens/API reference',
  component: ApiReferencePage,
  beforeEach: () => {
    store.dispatch(gatewayApi.util.resetApiState())
  },
  decorators: [
    (Story) => (
      <Provider store={store}>
        <MemoryRouter>
          <Story />
        </MemoryRouter>
      </Provider>
    ),
  ],
} satisfies Meta<typeof ApiReferencePage>

export default meta
type Story = StoryObj<typeof meta>

/** Without the sandbox, calls cannot be tried. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'API reference' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try it' })).toBeNull()
  },
}

export const WithMyKey: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Insert my key' }))
    await expect(await canvas.findByRole('button', { name: 'Remove my key' })).toBeVisible()
    await expect(canvas.queryByText('$SLUICE_API_KEY')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Insert my key' })).toBeVisible()
  },
}

export const NoKey: Story = {
  parameters: { scenarios: [noApiKeys()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Insert my key' }))
    await expect(await canvas.findByText(/no API key yet/)).toBeVisible()
  },
}

export const KeyFailed: Story = {
  parameters: { scenarios: [failKeyList()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Insert my key' }))
    const again = await canvas.findByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
  },
}

/** In the sandbox, each call can be tried. */
export const TryingACall: Story = {
  beforeEach: () => setOperatorConfig({ mode: 'sandbox' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Insert my key' }))
    await canvas.findByRole('button', { name: 'Remove my key' })
    const call = within(canvas.getByRole('region', { name: 'Create a payment' }))
    await userEvent.click(call.getByRole('button', { name: 'Try it' }))
    await expect(await call.findByRole('figure', { name: /^200 in/ })).toBeVisible()
    await userEvent.clear(call.getByRole('textbox', { name: 'Amount' }))
    await userEvent.type(call.getByRole('textbox', { name: 'Amount' }), '-1{Enter}')
    await expect(await call.findByRole('figure', { name: /^422 in/ })).toBeVisible()
    // The response time varies.
    call.getByText(/^422 in/).dataset.chromatic = 'ignore'
  },
}

export const Phone: Story = {
  ...TryingACall,
  globals: { viewport: { value: 'phone' } },
}
