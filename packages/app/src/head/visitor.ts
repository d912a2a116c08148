import { readToken } from '@sluice/api/session'

import { paths } from '../config/paths.ts'
import { leaveFor } from './leaveFor.ts'

/* At the head of every page for visitors: somebody who is signed in is led home before anything paints. */
if (readToken(window) !== undefined) leaveFor(() => location.replace(paths.home))
