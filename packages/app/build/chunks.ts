/** Modules whose path holds one of these, each as far as it is the same for all that are meant. */
function among(paths: readonly string[]): RegExp {
  return new RegExp(`/packages/(?:${paths.join('|')})`)
}

function components(names: readonly string[]): string[] {
  return names.map((name) => `ui/src/components/${name}/`)
}

/**
 * What is fetched together. Left alone, every shared module becomes a file of its own, and a page waits for twenty; with
 * these, none waits for more than four: the app's start, one or two shared groups, and its own. Each group takes along
 * what its modules import, so that an earlier one keeps what a later one needs too.
 */
export const chunks = [
  { name: 'start', tags: ['$initial' as const] },
  // What opens over a page; no page waits for it.
  { name: 'dialogs', test: /\/node_modules\/@base-ui\/|\/packages\/ui\/src\/components\/Dialog\// },
  // Fields and what checks them.
  {
    name: 'fields',
    test: among([
      ...components(['LabeledInput', 'ThemeSwitch']),
      'app/src/components/forms/(?:useForm|FormFailure|formLayout)',
    ]),
  },
  // What stands around the forms for visitors.
  { name: 'visitor', test: among([...components(['AuthLayout']), 'app/src/components/GuestPage']) },
  { name: 'forms', test: among(['app/src/routes/(?:login|signup|forgotpassword)/']) },
  { name: 'links', test: among(['app/src/routes/(?:resetPassword|verifyuser)/']) },
  // The store with every call that all of a merchant's pages make, the sidebar, and what is on nearly every page.
  {
    name: 'merchant',
    test: among([
      ...components(['PageHeader', 'Card', 'EmptyState', 'Skeleton', 'CopyButton']),
      'ui/src/internal/(?:MiddleCut|tableRoles|useSteady)',
      'api/src/(?:user/(?:userApi|recognisedUser)|store/|gatewayApi)',
      'app/src/(?:lib/store|lib/fresh|components/LoadFailure|components/Section)',
      'app/src/features/overview/AccountFailure',
      'app/src/shell/MerchantLayout',
    ]),
  },
  // The table of transactions, on Home and on the page of its own.
  {
    name: 'payments',
    test: among([
      // Without what only a long list needs.
      'ui/src/components/TransactionTable/(?!longLists|rowBlocks)',
      'api/src/transactions/transactionsApi',
      'app/src/features/transactions/(?:Detail|useOpenTransaction)\\.',
    ]),
  },
  { name: 'home', test: among(['app/src/routes/home/']) },
  { name: 'transactions', test: among(['app/src/routes/transactions/']) },
  {
    name: 'reference',
    test: among(['app/src/features/reference/Reference\\.', 'app/src/routes/credentials/docs/']),
  },
  { name: 'credentials', test: among(['app/src/routes/credentials/CredentialsPage']) },
  { name: 'settings', test: among(['app/src/routes/settings/']) },
]
