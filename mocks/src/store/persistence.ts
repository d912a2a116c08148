import { isScenarioName, type ScenarioName } from '../scenarios/registry.ts'
import { emptyState, type MockState } from './MockStore.ts'

const entry = 'sluice-mocks'

/** What survives a reload of the tab. */
export interface SavedMocks {
  scenario: ScenarioName
  state: MockState
}

/** Keeps the mocks' memory for the life of the tab. */
export function saveState(saved: SavedMocks): void {
  sessionStorage.setItem(entry, JSON.stringify(saved))
}

/** The memory that this tab kept; null when there is none, or when it is of an older form. */
export function loadState(): SavedMocks | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(entry) ?? 'null')
    return isSaved(saved) ? saved : null
  } catch {
    return null
  }
}

function isSaved(saved: unknown): saved is SavedMocks {
  if (typeof saved !== 'object' || saved === null) return false
  if (!('scenario' in saved && 'state' in saved)) return false
  const { state, scenario } = saved
  if (typeof state !== 'object' || state === null) return false
  return isScenarioName(scenario) && Object.keys(emptyState()).every((member) => member in state)
}
