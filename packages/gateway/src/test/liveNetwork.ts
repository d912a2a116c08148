/** A chain that nobody uses: what a live gateway of the tests takes for its network. */
export function createNetwork() {
  let count = 0
  return {
    name: 'test-chain',
    createAddress: () => Promise.resolve(`address ${(count += 1)} of ${process.pid}`),
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  }
}
