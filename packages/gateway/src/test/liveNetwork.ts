/** An unused chain, for tests of live gateways. */
export function createNetwork() {
  let count = 0
  return {
    name: 'test-chain',
    createAddress: () => Promise.resolve(`address ${(count += 1)} of ${process.pid}`),
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  }
}
