import { test } from '@playwright/test'

import { prepareEmptyGateway } from '../fixtures/emptyGateway.ts'

test('a gateway sets up its data folder', prepareEmptyGateway)
