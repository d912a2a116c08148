/** One import that breaks an arrow, beside the nearest import that does not. */
export interface Planted {
  /** What the lint rule is to say. */
  readonly says: string
  /** Repository path of the file that breaks the arrow. */
  readonly file: string
  readonly code: string
  /** The same in a way that is allowed: other code in the same file, or another file. */
  readonly clean: { readonly file?: string; readonly code: string }
}

const page = 'packages/app/src/routes/home/HomePage.ts'
const feature = 'packages/app/src/features/keys/KeyTable.ts'

/** Every arrow of the house, broken once, each in a file of its own. */
export const plantedViolations: readonly Planted[] = [
  {
    says: 'ui does not import api.',
    file: 'packages/ui/src/components/Card.ts',
    code: `export { api } from '@sluice/api'`,
    clean: { code: `export { base } from '../internal/base.ts'` },
  },
  {
    says: 'ui does not import contract.',
    file: 'packages/ui/src/components/Amount.ts',
    code: `export type { User } from '@sluice/api/contract'`,
    clean: { code: `export type { Base } from '../internal/base.ts'` },
  },
  {
    says: 'ui does not import mocks.',
    file: 'packages/ui/src/components/Card.stories.ts',
    code: `export { fixture } from '@sluice/mocks'`,
    clean: { code: `export { base } from '../internal/base.ts'` },
  },
  {
    says: 'ui does without @reduxjs/toolkit/query.',
    file: 'packages/ui/src/components/Store.ts',
    code: `export { createApi } from '@reduxjs/toolkit/query'`,
    clean: { code: `export { clsx } from 'clsx'` },
  },
  {
    says: 'ui does without react-router-dom.',
    file: 'packages/ui/src/components/Sidebar.ts',
    code: `export { Link } from 'react-router-dom'`,
    clean: { code: `export { useId } from 'react'` },
  },
  {
    says: 'contract does without react.',
    file: 'packages/api/src/contract/user.ts',
    code: `export { useId } from 'react'`,
    clean: { code: `export { object } from 'valibot'` },
  },
  {
    says: 'contract does not import api.',
    file: 'packages/api/src/contract/auth.ts',
    code: `export { session } from '../session/session.ts'`,
    clean: { code: `export { limits } from './limits.ts'` },
  },
  {
    says: 'api does not import ui.',
    file: 'packages/api/src/baseQuery.ts',
    code: `export { toast } from '@sluice/ui'`,
    clean: { code: `export { limits } from './contract/index.ts'` },
  },
  {
    says: 'api does not import mocks.',
    file: 'packages/api/src/gatewayApi.ts',
    code: `export { fixture } from '@sluice/mocks'`,
    clean: {
      file: 'packages/api/src/gatewayApi.test.ts',
      code: `export { fixture } from '@sluice/mocks'`,
    },
  },
  {
    says: 'A relative import stays inside packages/app/; another package is imported by its name.',
    file: 'packages/app/src/routes/settings/SettingsPage.ts',
    code: `export { Card } from '../../../../ui/src/components/Card.ts'`,
    clean: { code: `export { Card } from '@sluice/ui'` },
  },
  {
    says: 'app base does not import app feature.',
    file: 'packages/app/src/lib/format.ts',
    code: `export { KeyTable } from '../features/keys/KeyTable.ts'`,
    clean: { code: `export { paths } from '../config/paths.ts'` },
  },
  {
    says: 'One app feature does not import another.',
    file: feature,
    code: `export { rows } from '../transactions/rows.ts'`,
    clean: { code: `export { rows } from './parts/rows.ts'` },
  },
  {
    says: 'One app feature does not import another.',
    file: 'packages/app/src/features/keys/parts/KeyRow.ts',
    code: `export { rows } from '../../transactions/rows.ts'`,
    clean: { code: `export { KeyTable } from '../KeyTable.ts'` },
  },
  {
    says: 'app feature does not import app route.',
    file: 'packages/app/src/features/business/BusinessGate.ts',
    code: `export { HomePage } from '../../routes/home/HomePage.ts'`,
    clean: { code: `export { paths } from '../../config/paths.ts'` },
  },
  {
    says: 'app route does not import app shell.',
    file: page,
    code: `export { store } from '../../store.ts'`,
    clean: { code: `export { KeyTable } from '../../features/keys/KeyTable.ts'` },
  },
  {
    says: 'app shell does not import gateway shell.',
    file: 'packages/app/src/main.ts',
    code: `export { start } from '@sluice/gateway'`,
    clean: { code: `export const Home = () => import('./routes/home/HomePage.ts')` },
  },
  {
    says: 'app shell does not import mocks.',
    file: 'packages/app/src/store.ts',
    code: `export const mocks = () => import('@sluice/mocks')`,
    clean: {
      file: 'packages/app/src/dev/startMocks.ts',
      code: `export const mocks = () => import('@sluice/mocks')`,
    },
  },
  {
    says: 'app shell does not import mocks.',
    file: 'packages/app/src/dev/startMocks.ts',
    code: `export { fixture } from '@sluice/mocks'`,
    clean: {
      file: 'packages/app/src/App.stories.ts',
      code: `export { fixture } from '@sluice/mocks'`,
    },
  },
  {
    says: 'gateway service does not import api.',
    file: 'packages/gateway/src/accounts/accountService.ts',
    code: `export { session } from '@sluice/api'`,
    clean: { code: `export { limits } from '@sluice/api/contract'` },
  },
  {
    says: 'gateway shell does without react.',
    file: 'packages/gateway/src/http/page.ts',
    code: `export { useId } from 'react'`,
    clean: { code: `export { html } from 'hono/html'` },
  },
  {
    says: 'gateway routes does not import gateway repository.',
    file: 'packages/gateway/src/accounts/routes.ts',
    code: `export { findUser } from './userRepository.ts'`,
    clean: { code: `export { logIn } from './loginService.ts'` },
  },
  {
    says: 'gateway routes does not import gateway database.',
    file: 'packages/gateway/src/business/routes.ts',
    code: `export { openDatabase } from '../database/openDatabase.ts'`,
    clean: { code: `export { route } from '../http/route.ts'` },
  },
  {
    says: 'gateway service does not import gateway routes.',
    file: 'packages/gateway/src/accounts/loginService.ts',
    code: `export { accountRoutes } from './routes.ts'`,
    clean: { code: `export { findUser } from './userRepository.ts'` },
  },
  {
    says: 'gateway service does not import gateway shell.',
    file: 'packages/gateway/src/payments/settleTransaction.ts',
    code: `export { problem } from '../http/problem.ts'`,
    clean: { code: `export { Failure } from '../errors/Failure.ts'` },
  },
  {
    says: 'gateway service does not import gateway sandbox.',
    file: 'packages/gateway/src/payments/recordPayment.ts',
    code: `export { sandboxNetwork } from '../sandbox/sandboxNetwork.ts'`,
    clean: { code: `export type { Network } from './Network.ts'` },
  },
  {
    says: 'gateway service does not import gateway tables.',
    file: 'packages/gateway/src/apiKeys/apiKeyService.ts',
    code: `export { apiKeys } from '../database/schema/index.ts'`,
    clean: { code: `export type { Queryable } from '../database/Database.ts'` },
  },
  {
    says: 'gateway repository does not import gateway service.',
    file: 'packages/gateway/src/accounts/sessionRepository.ts',
    code: `export { logIn } from './loginService.ts'`,
    clean: { code: `export { users } from '../database/schema/index.ts'` },
  },
  {
    says: 'gateway database does not import gateway repository.',
    file: 'packages/gateway/src/database/migrations.ts',
    code: `export { findUser } from '../accounts/userRepository.ts'`,
    clean: { code: `export { StartUpError } from '../config/StartUpError.ts'` },
  },
  {
    says: 'gateway base does not import gateway service.',
    file: 'packages/gateway/src/security/vault.ts',
    code: `export { logIn } from '../accounts/loginService.ts'`,
    clean: { code: `export { secretKey } from '../config/secretKey.ts'` },
  },
  {
    says: 'mocks does not import gateway shell.',
    file: 'mocks/src/handlers/auth.ts',
    code: `export { login } from '@sluice/gateway'`,
    clean: { code: `export { login } from '@sluice/api/contract'` },
  },
  {
    says: 'mocks does not import api.',
    file: 'mocks/src/handlers/user.ts',
    code: `export type { User } from '@sluice/api'`,
    clean: { code: `export type { User } from '@sluice/api/contract'` },
  },
  {
    says: 'e2e does not import mocks.',
    file: 'e2e/journeys/first.spec.ts',
    code: `export { fixture } from '../../mocks/src/index.ts'`,
    clean: { code: `export { freePort } from '../lib/listen.ts'` },
  },
]
