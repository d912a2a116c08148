/** Answers the calls in the browser, so that the screens can be worked on without a gateway. */
export async function startMocks(): Promise<void> {
  const mocks = await import('@sluice/mocks')
  await mocks.startMocks()
}
