import { reactRouter } from '@react-router/dev/vite'

export default {
  plugins: [reactRouter()],
  // The package imports its styles, which Node cannot.
  ssr: { noExternal: ['@sluice/ui'] },
}
