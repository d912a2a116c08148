/**
 * For reads whose answer changes without the merchant's doing: what is known shows at once, and is asked for again
 * whenever the page comes up, unless it was answered in the second before, as on a page that is just being taken over.
 */
export const fresh = { refetchOnMountOrArgChange: 1 } as const
