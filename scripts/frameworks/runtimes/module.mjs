import * as sluice from '@sluice/node'

import { operate } from './operate.js'

console.log(JSON.stringify(await operate(sluice, JSON.parse(process.env.SHOP))))
