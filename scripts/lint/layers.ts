/** A set of files and what they may import. */
export interface Layer {
  readonly name: string
  /** Matches paths of the repository. The first layer that matches a file owns it. A captured group is the file's module. */
  readonly files: RegExp
  /** The other layers that its files may import. */
  readonly imports: readonly string[]
  /** Its files may only import files of their own module within the layer. */
  readonly separateModules?: true
  /** Files of other modules may not import its files. */
  readonly privateToModule?: true
  /** npm packages that its files may not import. */
  readonly forbiddenPackages?: RegExp
}

const stateAndRouter = /^(redux|react-redux|@reduxjs\/.*|react-router.*)$/
const reactAndBrowser = /^(react|react-dom|react-redux|react-router.*|@base-ui\/.*)(\/.*)?$/
/** What only the folder of a rail may import, besides what no server needs. */
const railsAndBrowser = /^(viem|react|react-dom|react-redux|react-router.*|@base-ui\/.*)(\/.*)?$/

const gatewayLayers = [
  'gateway shell',
  'gateway routes',
  'gateway sandbox',
  'gateway rail',
  'gateway service',
  'gateway repository',
  'gateway database',
  'gateway tables',
  'gateway base',
]

/** Which layer may import which. Everything that is not listed is an error. */
export const layers: readonly Layer[] = [
  { name: 'ui', files: /^packages\/ui\//, imports: [], forbiddenPackages: stateAndRouter },
  {
    name: 'contract',
    files: /^packages\/api\/src\/contract\//,
    imports: [],
    forbiddenPackages: /^(?!valibot$|vitest$|node:)/,
  },
  {
    name: 'api',
    files: /^packages\/api\//,
    imports: ['contract'],
    forbiddenPackages: /^react-router/,
  },
  {
    name: 'app base',
    files: /^packages\/app\/src\/(?:config|components|hooks|messages)\//,
    imports: ['ui', 'api', 'contract'],
  },
  {
    // Programs of their own, which the reference shows as text.
    name: 'reference sample',
    files: /^packages\/app\/src\/features\/reference\/samples\//,
    imports: ['sdk'],
  },
  {
    name: 'app feature',
    files: /^packages\/app\/src\/features\/([^/]+)\//,
    imports: ['reference sample', 'app base', 'ui', 'api', 'contract'],
    separateModules: true,
  },
  {
    // A screen's stories show it inside the whole app.
    name: 'app screen story',
    files: /^packages\/app\/src\/routes\/.*\.stories\.tsx$/,
    imports: ['app shell', 'app route', 'app feature', 'app base', 'ui', 'api', 'contract'],
  },
  {
    name: 'app route',
    files: /^packages\/app\/src\/routes\//,
    imports: ['app feature', 'app base', 'ui', 'api', 'contract'],
  },
  {
    name: 'app build',
    files: /^packages\/app\/(?:vite\.config\.ts$|build\/)/,
    imports: ['build', 'app shell', 'contract'],
  },
  {
    name: 'app shell',
    files: /^packages\/app\//,
    imports: ['app route', 'app feature', 'app base', 'ui', 'api', 'contract'],
  },
  {
    name: 'gateway test',
    files: /^packages\/gateway\/.*(?:\.test\.ts$|\/test\/)/,
    imports: [...gatewayLayers, 'contract', 'contracts', 'scripts'],
  },
  {
    name: 'gateway base',
    files: /^packages\/gateway\/src\/(?:config|errors|security)\//,
    imports: ['contract'],
    forbiddenPackages: reactAndBrowser,
  },
  {
    name: 'gateway tables',
    files: /^packages\/gateway\/src\/database\/schema\//,
    imports: ['contract'],
  },
  {
    name: 'gateway database',
    files: /^packages\/gateway\/src\/database\//,
    imports: ['gateway tables', 'gateway base'],
  },
  {
    name: 'gateway repository',
    files: /^packages\/gateway\/src\/([^/]+)\/[^/]+Repository\.ts$/,
    imports: ['gateway database', 'gateway tables', 'gateway base', 'contract'],
    forbiddenPackages: railsAndBrowser,
    privateToModule: true,
  },
  {
    name: 'gateway routes',
    files: /^packages\/gateway\/src\/([^/]+)\/routes\.ts$/,
    imports: ['gateway service', 'gateway shell', 'gateway base', 'contract'],
    separateModules: true,
  },
  {
    // A small server within the server, with routes and pages of its own, and a network.
    name: 'gateway sandbox',
    files: /^packages\/gateway\/src\/(sandbox|rails(?=\/\w+\/local\/))\//,
    imports: [
      'gateway shell',
      'gateway rail',
      'gateway service',
      'gateway repository',
      'gateway database',
      'gateway base',
      'contract',
      'contracts',
    ],
  },
  {
    // A family of payment networks. Everything else knows it as a `Rail`.
    name: 'gateway rail',
    files: /^packages\/gateway\/src\/(rails)\/\w+\//,
    imports: [
      'gateway service',
      'gateway repository',
      'gateway database',
      'gateway tables',
      'gateway base',
      'contract',
      'contracts',
    ],
    forbiddenPackages: reactAndBrowser,
  },
  {
    name: 'gateway service',
    files: /^packages\/gateway\/src\/(?!http\/)(?:([^/]+)\/|context\.ts$)/,
    imports: ['gateway repository', 'gateway database', 'gateway base', 'contract'],
    forbiddenPackages: railsAndBrowser,
  },
  {
    name: 'gateway shell',
    files: /^packages\/gateway\/(?:src\/(http)\/)?/,
    imports: [...gatewayLayers, 'contract', 'contracts'],
    forbiddenPackages: reactAndBrowser,
  },
  {
    name: 'sdk test',
    files: /^packages\/node\/src\/(?:.*\.test\.ts$|test\/)/,
    imports: ['sdk', 'gateway test', 'scripts'],
  },
  {
    // It is published: it depends on nothing, and its types are generated from the contract.
    name: 'sdk',
    files: /^packages\/node\//,
    imports: [],
    forbiddenPackages: /./,
  },
  {
    name: 'example test',
    files: /^examples\/.*\.test\.ts$/,
    imports: ['example', 'sdk', 'gateway test', 'scripts'],
  },
  { name: 'example', files: /^examples\//, imports: ['sdk'] },
  { name: 'contracts', files: /^packages\/contracts\//, imports: [] },
  { name: 'mocks', files: /^mocks\//, imports: ['contract'], forbiddenPackages: reactAndBrowser },
  { name: 'e2e', files: /^e2e\//, imports: ['contract', 'scripts'] },
  { name: 'visual', files: /^visual\//, imports: ['scripts'] },
  {
    name: 'contract-tests',
    files: /^contract-tests\//,
    imports: ['contract', ...gatewayLayers, 'gateway test', 'mocks', 'scripts'],
  },
  {
    name: 'storybook',
    files: /^\.storybook\//,
    imports: ['ui', 'api', 'app base', 'app shell', 'mocks', 'build', 'e2e'],
  },
  {
    // What uses the published packages.
    name: 'package users',
    files: /^scripts\/frameworks\/[^/]+\//,
    imports: ['ui', 'sdk'],
  },
  {
    name: 'scripts',
    files: /^scripts\//,
    imports: ['ui', 'contract', ...gatewayLayers, 'gateway test', 'build'],
  },
  // The configuration files at the root.
  { name: 'build', files: /^[^/]+$/, imports: ['scripts'] },
]

/** Layers whose tests and stories may also import the mocks. */
export const mockedInTests: readonly string[] = [
  'api',
  'app base',
  'app feature',
  'app screen story',
  'app route',
  'app shell',
]

/** The only other file that may load the mocks, and only with `import()`. */
export const mockLoader = 'packages/app/src/dev/startMocks.ts'

/** The folder of each of our packages, longer names first. */
export const ourPackages: Readonly<Record<string, string>> = {
  '@sluice/ui': 'packages/ui',
  '@sluice/api/contract': 'packages/api/src/contract',
  '@sluice/api': 'packages/api',
  '@sluice/app': 'packages/app',
  '@sluice/contracts': 'packages/contracts',
  '@sluice/gateway': 'packages/gateway',
  '@sluice/mocks': 'mocks',
  '@sluice/node': 'packages/node',
}
