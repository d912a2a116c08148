import { limits } from '@sluice/api/contract'

/** What a new password must be. The server refuses the most common ones. */
export const passwordRule = `At least ${limits.passwordMin} characters, and not a common password.`
