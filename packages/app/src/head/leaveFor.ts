/** Nothing of this page is to be seen any more: another takes its place, in the history too. */
export function leaveFor(navigate: () => void): void {
  document.documentElement.style.display = 'none'
  // What the page would still fetch, its app above all, is of no use.
  stop()
  navigate()
}
