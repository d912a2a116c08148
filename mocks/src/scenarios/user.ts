import { problemResponse } from '../http/ApiError.ts'
import { newMerchantDefaults } from '../store/accounts.ts'
import { failCall, respondTo } from './responses.ts'
import type { Scenario } from './scenario.ts'
import { burnAddress } from '../store/wallets.ts'

/** The merchant has not entered a business name, so the form for it precedes every page. */
export function noBusinessInfo(): Scenario {
  return {
    label: 'Business: not set',
    arrange: (merchant) => {
      merchant.business_name = null
    },
  }
}

/** The business cannot be added. */
export function failBusinessInfo(): Scenario {
  return {
    ...failCall('addBusinessInfo', 'internal'),
    label: 'Business: adding fails',
    arrange: (merchant) => {
      merchant.business_name = null
    },
  }
}

/** The business was named in another tab. */
export function businessExists(): Scenario {
  return {
    ...failCall('addBusinessInfo', 'business_exists'),
    label: 'Business: already named',
    arrange: (merchant) => {
      merchant.business_name = null
    },
  }
}

/** The merchant's record cannot be loaded. */
export function failUser(): Scenario {
  return {
    label: 'User: loading fails',
    handlers: () => respondTo(['getOverview', 'getCurrentUser'], () => problemResponse('internal')),
  }
}

/** The user name cannot be changed. */
export function failUserUpdate(): Scenario {
  return { ...failCall('updateUser', 'internal'), label: 'User: changing the name fails' }
}

/** The wallet ID cannot be changed. */
export function failWalletUpdate(): Scenario {
  return { ...failCall('updateWalletId', 'internal'), label: 'User: changing the wallet ID fails' }
}

/** The merchant has no payout wallet. */
export function noWallet(): Scenario {
  return {
    label: 'User: no payout wallet',
    arrange: (merchant) => {
      merchant.payout_wallet = ''
    },
  }
}

/** A payout wallet from before such addresses were refused. */
export function refusedWallet(): Scenario {
  return {
    label: 'User: a payout wallet that nobody has the key of',
    arrange: (merchant) => {
      merchant.payout_wallet = burnAddress
    },
  }
}

/** A merchant who has just registered. */
export function newMerchant(): Scenario {
  return {
    label: 'User: just registered',
    arrange: (merchant, { now }) => {
      Object.assign(merchant, newMerchantDefaults(now()))
    },
  }
}

/** Very long texts, within the limits of the contract. */
export function longTexts(): Scenario {
  return {
    label: 'User: very long texts',
    arrange: (merchant) => {
      merchant.full_name =
        'Venkatanarasimharajuvaripeta Subramanian Krishnamurthy-Iyengar the Third of Thiruvananthapuram and Kanyakumari District'
      merchant.business_name =
        'The Incomparable Nilgiri Highlands Single Estate Tea, Coffee, Cardamom and Pepper Exporting and Importing Company Ltd'
      merchant.email = `${'a.very.long.address.'.repeat(3)}x@correspondence.department.of.masalachai.example`
      // Set before only EVM addresses were accepted.
      merchant.payout_wallet = 'addr1q'.padEnd(
        103,
        'x8w9e2r5t7y4u6p3a0s1d9f8g7h6j5k4l3z2c1v0b9n8m7',
      )
      if (merchant.api_key)
        merchant.api_key.name = 'Warehouse, shop floor and every market stall '.repeat(2).trim()
    },
  }
}

/** Names in other scripts, some of them right to left. */
export function otherScripts(): Scenario {
  return {
    label: 'User: names in other scripts',
    arrange: (merchant) => {
      merchant.full_name = 'عائشة بنت عبد الرحمن'
      merchant.business_name = 'मसाला चाय की दुकान ☕️ שָׁלוֹם'
    },
  }
}

/** Names that contain HTML, which must be shown as text. */
export function markupInTexts(): Scenario {
  return {
    label: 'User: HTML in names',
    arrange: (merchant) => {
      merchant.full_name = '<img src=x onerror=alert(1)>'
      merchant.business_name = '</script><script>alert(1)</script>'
      if (merchant.api_key) merchant.api_key.name = '"><svg onload=alert(1)>'
    },
  }
}

/** The server returns only the required fields. */
export function sparseUser(): Scenario {
  const record = { full_name: 'Ananya Iyer', business_info: { name: 'Masala Chai Co.' } }
  return {
    label: 'User: required fields only',
    handlers: () => respondTo(['getOverview', 'getCurrentUser'], () => Response.json(record)),
  }
}
