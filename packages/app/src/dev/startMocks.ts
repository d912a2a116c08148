/** Mocks all calls in the browser, to work on the screens without a gateway. */
export async function startMocks(): Promise<void> {
  const mocks = await import('@sluice/mocks')
  await mocks.startMocks()
}
