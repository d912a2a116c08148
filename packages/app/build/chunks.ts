/**
 * What is fetched together. Left alone, every shared module becomes a file of its own, and a page waits for twenty; with
 * these, none waits for more than four: the app's start, one or two shared groups, and its own. Each group takes along
 * what its modules import, so that an earlier one keeps what a later one needs too.
 */
export const chunks = [
  { name: 'start', tags: ['$initial' as const] },
  // Fields, what checks them, and what stands around the forms for visitors.
  {
    name: 'fields',
    test: /ui\/src\/components\/(?:LabeledInput|AuthLayout|ThemeSwitch)\/|app\/src\/lib\/forms\/(?:useForm|FormFailure|formLayout)/,
  },
  { name: 'forms', test: /app\/src\/routes\/(?:login|signup|forgotpassword)\// },
  { name: 'links', test: /app\/src\/routes\/(?:resetPassword|verifyuser)\// },
  // The store with every call that all of a merchant's pages make, the sidebar, and what is on nearly every page.
  {
    name: 'merchant',
    test: /api\/src\/(?:user\/|store\/|gatewayApi)|app\/src\/(?:lib\/(?:store|fresh|LoadFailure|Section)|shell\/MerchantLayout|features\/overview\/AccountFailure)|ui\/src\/components\/(?:PageHeader|Card|EmptyState|Skeleton|CopyButton)\//,
  },
  // The table of transactions, on Home and on the page of its own.
  {
    name: 'payments',
    test: /api\/src\/transactions\/transactionsApi|ui\/src\/components\/TransactionTable\/|app\/src\/(?:features\/transactions\/(?:Detail|useOpenTransaction)|lib\/useOnDemand)\./,
  },
  {
    name: 'reference',
    test: /app\/src\/(?:features\/reference\/Reference\.tsx|routes\/credentials\/docs\/)/,
  },
]
