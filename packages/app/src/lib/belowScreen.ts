import { laterFrames } from '@sluice/ui/tokens'

/**
 * The style of a part of a page that was rendered ahead, below its first screen: not drawn before it comes near, nor with the first
 * frame. `height` is a guess until then, and only the scroll bar can tell.
 */
export function belowScreen(height: string) {
  return {
    contentVisibility: 'auto',
    containIntrinsicSize: `auto ${height}`,
    animation: laterFrames.last,
  } as const
}
