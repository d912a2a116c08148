import './flows.ts'
import { test } from './test.ts'

// Starts the server here, which takes longer than a test may.
test.beforeAll(({ server }) => void server)
test.afterEach(({ server }) => server.setTime(undefined))
