/** What the build has made for the browser, as the documents name it. */
export interface PageAssets {
  /** The address of the app's script. */
  app: string
  /** The stylesheet of all pages. */
  styles: string
  /** Runs before the first paint of every page. */
  headScript: string
  /** The script of the pages that are complete without the app. */
  publicScript: string
  /** By a route's path, the scripts that the app imports there. */
  preload: Partial<Record<string, readonly string[]>>
  /** The scripts with messages by language and area, such as `en/common`. */
  messages: Partial<Record<string, string>>
}
