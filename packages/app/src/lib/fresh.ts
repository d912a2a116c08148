/**
 * For reads whose answer changes without the merchant's doing: what is known shows at once, and is asked for again
 * whenever the page comes up.
 */
export const fresh = { refetchOnMountOrArgChange: true } as const
