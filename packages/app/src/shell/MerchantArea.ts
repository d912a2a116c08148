import { lazyPage } from '../components/lazyPage.tsx'

/** What stands around every page of a signed-in merchant, with the store that they all need. */
export const MerchantArea = lazyPage(
  async () => (await import('./MerchantLayout.tsx')).MerchantLayout,
)
