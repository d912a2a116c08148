import { isScenarioName, type ScenarioName } from './scenarios/registry.ts'
import { emptyState, type MockState } from './store/MockStore.ts'

const storageKey = 'sluice-mocks'

/** What survives a reload of the tab. */
export interface SavedMocks {
  scenario: ScenarioName
  state: MockState
}

/** Saves the state in the session storage. */
export function saveState(saved: SavedMocks): void {
  sessionStorage.setItem(storageKey, JSON.stringify(saved))
}

/** The saved state of this tab; null if there is none or if its format is outdated. */
export function loadState(): SavedMocks | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isSavedMocks(saved) ? saved : null
  } catch {
    return null
  }
}

function isSavedMocks(saved: unknown): saved is SavedMocks {
  if (typeof saved !== 'object' || saved === null) return false
  if (!('scenario' in saved && 'state' in saved)) return false
  const { state, scenario } = saved
  if (typeof state !== 'object' || state === null) return false
  return isScenarioName(scenario) && Object.keys(emptyState()).every((member) => member in state)
}
