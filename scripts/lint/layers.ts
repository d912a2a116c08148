/** One storey of the house: which files are in it and what they may import. */
export interface Layer {
  readonly name: string
  /** Matches repository paths; the first layer that matches owns the file. A group captured here names a neighbour. */
  readonly files: RegExp
  /** Names of the layers that its files may import; its own is always among them. */
  readonly imports: readonly string[]
  /** Files of this layer with different captured groups may not import each other. */
  readonly apart?: boolean
  /** npm packages that it must do without. */
  readonly without?: RegExp
}

const stateAndRoutes = /^(redux|react-redux|@reduxjs\/.*|react-router.*)$/
const reactAndBrowser = /^(react|react-dom|react-redux|react-router.*|@base-ui\/.*)(\/.*)?$/

const gatewayLayers = [
  'gateway shell',
  'gateway routes',
  'gateway sandbox',
  'gateway service',
  'gateway repository',
  'gateway database',
  'gateway tables',
  'gateway base',
]

/** Who may import whom. An arrow that is not here does not exist. */
export const layers: readonly Layer[] = [
  { name: 'ui', files: /^packages\/ui\//, imports: [], without: stateAndRoutes },
  {
    name: 'contract',
    files: /^packages\/api\/src\/contract\//,
    imports: [],
    without: /^(?!valibot$|vitest$|node:)/,
  },
  { name: 'api', files: /^packages\/api\//, imports: ['contract'], without: /^react-router/ },
  {
    name: 'app base',
    files: /^packages\/app\/src\/(?:config|components|hooks|lib)\//,
    imports: ['ui', 'api', 'contract'],
  },
  {
    name: 'app feature',
    files: /^packages\/app\/src\/features\/([^/]+)\//,
    imports: ['app base', 'ui', 'api', 'contract'],
    apart: true,
  },
  {
    // A screen's stories show it inside the whole app, guards and sidebar included.
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
    // The pages that the shell renders ahead, and what the server will put into them.
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
    imports: [...gatewayLayers, 'contract', 'scripts'],
  },
  {
    name: 'gateway base',
    files: /^packages\/gateway\/src\/(?:config|errors|security)\//,
    imports: ['contract'],
    without: reactAndBrowser,
  },
  { name: 'gateway tables', files: /^packages\/gateway\/src\/database\/schema\//, imports: [] },
  {
    name: 'gateway database',
    files: /^packages\/gateway\/src\/database\//,
    imports: ['gateway tables', 'gateway base'],
  },
  {
    name: 'gateway repository',
    files: /^packages\/gateway\/src\/[^/]+\/[^/]+Repository\.ts$/,
    imports: ['gateway database', 'gateway tables', 'gateway base', 'contract'],
  },
  {
    name: 'gateway routes',
    files: /^packages\/gateway\/src\/[^/]+\/routes\.ts$/,
    imports: ['gateway service', 'gateway shell', 'gateway base', 'contract'],
  },
  {
    // A small server within the server: it has routes and pages of its own.
    name: 'gateway sandbox',
    files: /^packages\/gateway\/src\/sandbox\//,
    imports: [
      'gateway shell',
      'gateway service',
      'gateway repository',
      'gateway database',
      'gateway base',
      'contract',
    ],
  },
  {
    name: 'gateway service',
    files: /^packages\/gateway\/src\/(?:(?!http\/)[^/]+\/|context\.ts$)/,
    imports: ['gateway repository', 'gateway database', 'gateway base', 'contract'],
  },
  {
    name: 'gateway shell',
    files: /^packages\/gateway\//,
    imports: [...gatewayLayers, 'contract'],
    without: reactAndBrowser,
  },
  { name: 'mocks', files: /^mocks\//, imports: ['contract'], without: reactAndBrowser },
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
    imports: ['ui', 'api', 'app shell', 'mocks', 'build'],
  },
  { name: 'scripts', files: /^scripts\//, imports: ['ui', 'contract', ...gatewayLayers, 'build'] },
  { name: 'build', files: /^[^/]+$/, imports: ['scripts'] },
]

/** The layers whose tests and stories may reach the mocks, besides what the layer itself may import. */
export const mockedInTests: readonly string[] = [
  'api',
  'app base',
  'app feature',
  'app screen story',
  'app route',
  'app shell',
]

/** The one file outside tests and stories that may load the mocks, and only with `import()`. */
export const mockLoader = 'packages/app/src/dev/startMocks.ts'
