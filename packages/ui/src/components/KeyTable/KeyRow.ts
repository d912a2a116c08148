/** An API key as the table needs it; the contract's own keys fit without any mapping. */
export interface KeyRow {
  id: string
  /** The secret itself; it is in the page only while it is shown. */
  key: string
  name?: string
  /** Shown as 1 where it is missing. Specification, section 3. */
  version?: number | string
  /** Shown as 'active' where it is missing. Specification, section 3. */
  status?: string
}
