import { laterFrames } from '@sluice/ui/tokens'

/**
 * The style of what follows a page's title and lead, on the page that the browser itself opened: drawn right after these. `height` is
 * what it takes up until then, on a phone.
 */
export function afterLead(height: string) {
  return {
    animation: laterFrames.second,
    containIntrinsicSize: `auto ${height}`,
  } as const
}
