import { mswLoader } from 'msw-storybook-addon/csf3'

/** Starts the mock worker once, before the first story that may ask something of a server. */
export const mockLoader = mswLoader(async () => {
  const { setupWorker } = await import('msw/browser')
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  })
  return worker
})
