import * as sluice from '@sluice/node'

import { operate } from '../operate.js'

addEventListener('fetch', (event) => {
  const answer = event.request.json().then((shop) => operate(sluice, shop))
  event.respondWith(answer.then((result) => Response.json(result)))
})
