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
    name: 'app config and lib',
    files: /^packages\/app\/src\/(?:config|lib)\//,
    imports: ['ui', 'api', 'contract'],
  },
  {
    name: 'app feature',
    files: /^packages\/app\/src\/features\/([^/]+)\//,
    imports: ['app config and lib', 'ui', 'api', 'contract'],
    apart: true,
  },
  {
    name: 'app route',
    files: /^packages\/app\/src\/routes\//,
    imports: ['app feature', 'app config and lib', 'ui', 'api', 'contract'],
  },
  {
    name: 'app build',
    files: /^packages\/app\/vite\.config\.ts$/,
    imports: ['build'],
  },
  {
    name: 'app shell',
    files: /^packages\/app\//,
    imports: ['app route', 'app feature', 'app config and lib', 'ui', 'api', 'contract'],
  },
  {
    name: 'gateway',
    files: /^packages\/gateway\//,
    imports: ['contract'],
    without: reactAndBrowser,
  },
  { name: 'mocks', files: /^mocks\//, imports: ['contract'], without: reactAndBrowser },
  { name: 'e2e', files: /^e2e\//, imports: ['contract', 'scripts'] },
  {
    name: 'contract-tests',
    files: /^contract-tests\//,
    imports: ['contract', 'gateway', 'mocks', 'scripts'],
  },
  {
    name: 'storybook',
    files: /^\.storybook\//,
    imports: ['ui', 'api', 'app shell', 'mocks', 'build'],
  },
  { name: 'scripts', files: /^scripts\//, imports: ['ui', 'contract', 'gateway', 'build'] },
  { name: 'build', files: /^[^/]+$/, imports: ['scripts'] },
]

/** The layers whose tests and stories may reach the mocks, besides what the layer itself may import. */
export const mockedInTests: readonly string[] = [
  'api',
  'app config and lib',
  'app feature',
  'app route',
  'app shell',
]

/** The one file outside tests and stories that may load the mocks, and only with `import()`. */
export const mockLoader = 'packages/app/src/dev/startMocks.ts'
