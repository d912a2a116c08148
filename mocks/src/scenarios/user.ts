import { problemAnswer } from '../calls/Refusal.ts'
import { nothingYet } from '../store/merchants.ts'
import { answerCalls, answerCallWith, failCall } from './answers.ts'
import type { Scenario } from './Scenario.ts'

/** The merchant has not named its business: the gate stands before every page. */
export function noBusinessInfo(): Scenario {
  return {
    label: 'Business: not named yet',
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

/** Another tab named the business meanwhile. */
export function businessExists(): Scenario {
  return {
    ...failCall('addBusinessInfo', 'business_exists'),
    label: 'Business: named elsewhere meanwhile',
    arrange: (merchant) => {
      merchant.business_name = null
    },
  }
}

/** The merchant's record cannot be loaded. */
export function failUser(): Scenario {
  return {
    label: 'User: record cannot be loaded',
    handlers: () => answerCalls(['getOverview', 'getCurrentUser'], () => problemAnswer('internal')),
  }
}

/** The user name cannot be changed. */
export function failUserUpdate(): Scenario {
  return { ...failCall('updateUser', 'internal'), label: 'User: changing the name fails' }
}

/** The wallet id cannot be changed. */
export function failWalletUpdate(): Scenario {
  return { ...failCall('updateWalletId', 'internal'), label: 'User: changing the wallet id fails' }
}

/** The merchant has set no payout wallet. */
export function noWallet(): Scenario {
  return {
    label: 'User: no payout wallet',
    arrange: (merchant) => {
      merchant.wallet_id = ''
    },
  }
}

/** A merchant of today. */
export function newMerchant(): Scenario {
  return {
    label: 'User: just registered',
    arrange: (merchant, { now }) => {
      Object.assign(merchant, nothingYet(now()))
    },
  }
}

/** Every text is as long as the contract lets it be. */
export function longTexts(): Scenario {
  return {
    label: 'User: texts as long as they may be',
    arrange: (merchant) => {
      merchant.full_name =
        'Venkatanarasimharajuvaripeta Subramanian Krishnamurthy-Iyengar the Third of Thiruvananthapuram and Kanyakumari District'
      merchant.business_name =
        'The Incomparable Nilgiri Highlands Single Estate Tea, Coffee, Cardamom and Pepper Exporting and Importing Company Ltd'
      merchant.email = `${'a.very.long.address.'.repeat(3)}x@correspondence.department.of.masalachai.example`
      merchant.wallet_id = 'addr1q'.padEnd(103, 'x8w9e2r5t7y4u6p3a0s1d9f8g7h6j5k4l3z2c1v0b9n8m7')
      if (merchant.api_key)
        merchant.api_key.name = 'Warehouse, shop floor and every market stall '.repeat(2).trim()
    },
  }
}

/** Names in scripts that run from right to left, with marks and emoji. */
export function otherScripts(): Scenario {
  return {
    label: 'User: names in other scripts',
    arrange: (merchant) => {
      merchant.full_name = 'عائشة بنت عبد الرحمن'
      merchant.business_name = 'मसाला चाय की दुकान ☕️ שָׁלוֹם'
    },
  }
}

/** Names that look like markup: they must be shown as text. */
export function markupInTexts(): Scenario {
  return {
    label: 'User: markup in texts',
    arrange: (merchant) => {
      merchant.full_name = '<img src=x onerror=alert(1)>'
      merchant.business_name = '</script><script>alert(1)</script>'
      if (merchant.api_key) merchant.api_key.name = '"><svg onload=alert(1)>'
    },
  }
}

/** A server that sends only what no screen can do without. */
export function sparseUser(): Scenario {
  const record = { full_name: 'Ananya Iyer', business_info: { name: 'Masala Chai Co.' } }
  return {
    label: 'User: nothing but a name and a business',
    handlers: () => [
      ...(answerCallWith('getOverview', record).handlers?.() ?? []),
      ...(answerCallWith('getCurrentUser', record).handlers?.() ?? []),
    ],
  }
}
