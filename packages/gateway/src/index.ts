/** The gateway as a library: for tests and scripts that run one in their own process. */
export { StartUpError } from './errors/Failure.ts'
export { startGateway, type Gateway } from './startGateway.ts'
