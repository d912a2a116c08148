import * as sluice from '@sluice/node'

import { operate } from '../operate.js'

/** A worker of Cloudflare. */
export default {
  fetch: async (request) => Response.json(await operate(sluice, await request.json())),
}
