// Generated from the contract by scripts/reference.ts. Do not edit.

/** What to create a payment with. */
export interface CreatePaymentParams {
  /** The amount to pay, greater than zero, with at most 20 digits before and 10 after the decimal point. It is rounded up to the decimals of the currency. */
  amount: string | number
  /** Any text of yours, at most 4,096 bytes. Returned unchanged and not shown to the customer. */
  metadata?: string | undefined
  /** What the customer pays for, shown at the checkout. At most 200 characters. */
  description?: string | undefined
  /** Your order number, at most 200 characters. Not shown to the customer. You can search for it. */
  reference?: string | undefined
  /** Who pays, at most 120 characters. You can search for it. */
  customer_name?: string | undefined
  /** The customer’s email address. You can search for it. */
  customer_email?: string | undefined
  /** What the amount is in: the symbol of a token, or a currency of ISO 4217 such as INR, which is exchanged at the rate of the moment. Default: the gateway’s first token. */
  currency?: string | undefined
  /** Restricts what the customer can pay with. Default: every token that follows the same currency; they count one to one. */
  accepted_tokens?: string[] | undefined
  /** Where the checkout leads back to: an https URL. In the sandbox it may be http on localhost. */
  return_url?: string | undefined
  /** How long the customer has to pay, in seconds, from 300 (5 minutes) to 604,800 (7 days). Default: what the operator has set. */
  expires_in?: number | undefined
}

/** A payment that was just created, with what the customer needs to pay it. */
export interface CreatedPayment {
  /** The same as `deposit_address`. */
  wallet_id: string
  /** The payment’s ID. */
  id: string
  /** 1 is success, 0 is pending, -1 is failed. */
  status: 1 | 0 | -1
  /** Where the payment stands, in more detail than `status`. */
  state:
    | 'awaiting_payment'
    | 'partially_paid'
    | 'confirming'
    | 'paid'
    | 'overpaid'
    | 'underpaid'
    | 'late'
    | 'expired'
    | 'cancelled'
  /** The amount due. */
  amount: string
  /** The token that the amounts are in. */
  currency: string
  /** The tokens that the customer can pay with. They count one to one. */
  accepted_tokens: string[]
  /** What you asked for. */
  price: {
    /** The amount, as you sent it, rounded up to what can be paid. */
    amount: string
    /** What it is in: a token, or a currency such as INR. */
    currency: string
  }
  /** What can be paid in its place, one for each currency that tokens follow. */
  quotes: {
    /** The currency that the tokens follow. */
    peg: string
    /** The tokens that the customer can pay with. They count one to one. */
    tokens: string[]
    /** The amount in any of these tokens. */
    amount: string
    /** How much of the price’s currency one token stands for. */
    rate: string
    /** Where the rate is from: `par` where the price is in one of the tokens, or in what they follow. */
    source: string
    /** When the rate was taken. */
    quoted_at: string
  }[]
  /** What a successful payment was worth in your home currency when it was credited. Null without a rate, and while it is not paid. */
  value: {
    /** Your home currency then. */
    currency: string
    /** What arrived, less refunds. */
    received: string
    /** The fee due. */
    fee: string
    /** What you earned. */
    net: string
    /** How much of that currency one token stood for. */
    rate: string
    /** Where the rate is from. */
    source: string
    /** When the rate was taken. */
    quoted_at: string
    /** Whether there was no fresh rate, so that the last one was taken. */
    is_stale: boolean
  } | null
  /** The text you sent, unchanged. Not shown to the customer. */
  metadata: string
  /** What the customer pays for. Empty if you did not say. */
  description: string
  /** Your order number. Empty if you did not send one. */
  reference: string
  /** Who pays. Empty if you did not say. */
  customer_name: string
  /** The customer’s email address. Empty if you did not say. */
  customer_email: string
  /** The address the customer pays to, the same on all networks. */
  deposit_address: string
  /** When the payment was created. */
  created_at: string
  /** Until when the customer can pay. */
  expires_at: string
  /** The page on which the customer pays. Redirect the customer there. */
  checkout_url: string
  /** Where the checkout leads back to. */
  return_url: string | null
  /** The network of the latest payment; null until one is detected. */
  network: string | null
  /** The transaction hash of the latest payment; null until one is detected. */
  hash: string | null
  /** The sum of the transfers that count, confirmed or not. */
  received: string
  /** The fee on what has arrived, by the terms of the payment: 0.5%, and at least 1 once the payment is made in full. */
  fee_due: string
  /** The part of the fee that was taken on chain so far, when money was forwarded to your wallet. */
  fee_collected: string
  /** What was refunded, proven on its network. */
  refunded: string
  /** What you earned: received, less the fee due and refunds. */
  net: string
  /** The amount the customer still has to pay. */
  remaining: string
  /** `accepted` or `refunded`, if you resolved a payment that was too low or too late; otherwise null. */
  resolution: 'accepted' | 'refunded' | null
  /** The newest transfers that arrived and are not credited, at most 100: too little, too late, after you cancelled, in a token that the payment does not accept, or in a network’s own coin. Their money is not lost: it waits at the deposit address, can go only to your wallet, and is yours to accept or refund. */
  held: {
    /** The transaction hash of the transfer; null for a network’s own coin. */
    hash: string | null
    /** The network of the transfer. */
    network: string
    /** The symbol of the token that arrived. */
    token: string
    /** How much arrived. */
    amount: string
    /** When it was sent, by the network’s clock. */
    paid_at: string
    /** Why it is not credited. */
    reason: 'underpaid' | 'late' | 'token_not_accepted' | 'after_cancel' | 'native_coin'
    /** `refunded` once refunds of at least that much have succeeded; null while it waits for you. */
    resolution: 'refunded' | null
  }[]
  /** The number of blocks that confirm a payment that is not credited yet; null if nothing is pending. */
  confirmations: number | null
  /** The number of confirmations the payment needs. */
  required_confirmations: number | null
  /** `pending`, `requested` or `forwarded`: whether the money was forwarded to your wallet, or you asked for it. Null until a payment is confirmed. */
  forwarding: 'pending' | 'requested' | 'forwarded' | null
  /** The transaction hash of the latest forwarding. */
  forwarding_hash: string | null
  /** The same as `expires_at`. */
  expiry: string
  /** The payment’s ID, the same as `id`. */
  transaction_id: string
  /** Where the customer can pay: each token on each network, those of the amount’s token first. */
  networks: {
    /** The network’s name in the API. */
    name: string
    /** The network’s name for people. */
    title: string
    /** False while we cannot read the network. A payment made on it is then seen only later: offer another network. */
    is_available: boolean
    /** The EVM chain ID. */
    chain_id: number
    /** The block explorer. Append `/tx/` and a hash. Null if there is none. */
    explorer_url: string | null
    /** A public provider for wallets that do not know the network. Null if there is none. */
    wallet_rpc_url: string | null
    /** A link that opens a wallet app with the transfer filled in. */
    payment_uri: string
    /** The coin that pays network fees, such as ETH. Null if it is not known. */
    coin: string | null
    /** The token’s symbol, contract address and decimals. */
    token: {
      /** The token’s symbol. */
      symbol: string
      /** The token’s contract address. */
      address: string
      /** The token’s decimals. */
      decimals: number
    }
    /** What is still to be paid, in this token. */
    remaining: string
  }[]
}

/** A payment as it stands now. */
export interface Payment {
  /** The same as `deposit_address`. */
  wallet_id: string
  /** The payment’s ID. */
  id: string
  /** 1 is success, 0 is pending, -1 is failed. */
  status: 1 | 0 | -1
  /** Where the payment stands, in more detail than `status`. */
  state:
    | 'awaiting_payment'
    | 'partially_paid'
    | 'confirming'
    | 'paid'
    | 'overpaid'
    | 'underpaid'
    | 'late'
    | 'expired'
    | 'cancelled'
  /** The amount due. */
  amount: string
  /** The token that the amounts are in. */
  currency: string
  /** The tokens that the customer can pay with. They count one to one. */
  accepted_tokens: string[]
  /** What you asked for. */
  price: {
    /** The amount, as you sent it, rounded up to what can be paid. */
    amount: string
    /** What it is in: a token, or a currency such as INR. */
    currency: string
  }
  /** What can be paid in its place, one for each currency that tokens follow. */
  quotes: {
    /** The currency that the tokens follow. */
    peg: string
    /** The tokens that the customer can pay with. They count one to one. */
    tokens: string[]
    /** The amount in any of these tokens. */
    amount: string
    /** How much of the price’s currency one token stands for. */
    rate: string
    /** Where the rate is from: `par` where the price is in one of the tokens, or in what they follow. */
    source: string
    /** When the rate was taken. */
    quoted_at: string
  }[]
  /** What a successful payment was worth in your home currency when it was credited. Null without a rate, and while it is not paid. */
  value: {
    /** Your home currency then. */
    currency: string
    /** What arrived, less refunds. */
    received: string
    /** The fee due. */
    fee: string
    /** What you earned. */
    net: string
    /** How much of that currency one token stood for. */
    rate: string
    /** Where the rate is from. */
    source: string
    /** When the rate was taken. */
    quoted_at: string
    /** Whether there was no fresh rate, so that the last one was taken. */
    is_stale: boolean
  } | null
  /** The text you sent, unchanged. Not shown to the customer. */
  metadata: string
  /** What the customer pays for. Empty if you did not say. */
  description: string
  /** Your order number. Empty if you did not send one. */
  reference: string
  /** Who pays. Empty if you did not say. */
  customer_name: string
  /** The customer’s email address. Empty if you did not say. */
  customer_email: string
  /** The address the customer pays to, the same on all networks. */
  deposit_address: string
  /** When the payment was created. */
  created_at: string
  /** Until when the customer can pay. */
  expires_at: string
  /** The page on which the customer pays. Redirect the customer there. */
  checkout_url: string
  /** Where the checkout leads back to. */
  return_url: string | null
  /** The network of the latest payment; null until one is detected. */
  network: string | null
  /** The transaction hash of the latest payment; null until one is detected. */
  hash: string | null
  /** The sum of the transfers that count, confirmed or not. */
  received: string
  /** The fee on what has arrived, by the terms of the payment: 0.5%, and at least 1 once the payment is made in full. */
  fee_due: string
  /** The part of the fee that was taken on chain so far, when money was forwarded to your wallet. */
  fee_collected: string
  /** What was refunded, proven on its network. */
  refunded: string
  /** What you earned: received, less the fee due and refunds. */
  net: string
  /** The amount the customer still has to pay. */
  remaining: string
  /** `accepted` or `refunded`, if you resolved a payment that was too low or too late; otherwise null. */
  resolution: 'accepted' | 'refunded' | null
  /** The newest transfers that arrived and are not credited, at most 100: too little, too late, after you cancelled, in a token that the payment does not accept, or in a network’s own coin. Their money is not lost: it waits at the deposit address, can go only to your wallet, and is yours to accept or refund. */
  held: {
    /** The transaction hash of the transfer; null for a network’s own coin. */
    hash: string | null
    /** The network of the transfer. */
    network: string
    /** The symbol of the token that arrived. */
    token: string
    /** How much arrived. */
    amount: string
    /** When it was sent, by the network’s clock. */
    paid_at: string
    /** Why it is not credited. */
    reason: 'underpaid' | 'late' | 'token_not_accepted' | 'after_cancel' | 'native_coin'
    /** `refunded` once refunds of at least that much have succeeded; null while it waits for you. */
    resolution: 'refunded' | null
  }[]
  /** The number of blocks that confirm a payment that is not credited yet; null if nothing is pending. */
  confirmations: number | null
  /** The number of confirmations the payment needs. */
  required_confirmations: number | null
  /** `pending`, `requested` or `forwarded`: whether the money was forwarded to your wallet, or you asked for it. Null until a payment is confirmed. */
  forwarding: 'pending' | 'requested' | 'forwarded' | null
  /** The transaction hash of the latest forwarding. */
  forwarding_hash: string | null
}

/** A payment or payout in a list. */
export interface ListedPayment {
  /** The same as `deposit_address`. */
  wallet_id: string
  /** The payment’s ID. */
  id: string
  /** 1 is success, 0 is pending, -1 is failed. */
  status: 1 | 0 | -1
  /** Where the payment stands, in more detail than `status`. */
  state:
    | 'awaiting_payment'
    | 'partially_paid'
    | 'confirming'
    | 'paid'
    | 'overpaid'
    | 'underpaid'
    | 'late'
    | 'expired'
    | 'cancelled'
  /** The amount due. */
  amount: string
  /** The token that the amounts are in. */
  currency: string
  /** The tokens that the customer can pay with. They count one to one. */
  accepted_tokens: string[]
  /** What you asked for. */
  price: {
    /** The amount, as you sent it, rounded up to what can be paid. */
    amount: string
    /** What it is in: a token, or a currency such as INR. */
    currency: string
  }
  /** What can be paid in its place, one for each currency that tokens follow. */
  quotes: {
    /** The currency that the tokens follow. */
    peg: string
    /** The tokens that the customer can pay with. They count one to one. */
    tokens: string[]
    /** The amount in any of these tokens. */
    amount: string
    /** How much of the price’s currency one token stands for. */
    rate: string
    /** Where the rate is from: `par` where the price is in one of the tokens, or in what they follow. */
    source: string
    /** When the rate was taken. */
    quoted_at: string
  }[]
  /** What a successful payment was worth in your home currency when it was credited. Null without a rate, and while it is not paid. */
  value: {
    /** Your home currency then. */
    currency: string
    /** What arrived, less refunds. */
    received: string
    /** The fee due. */
    fee: string
    /** What you earned. */
    net: string
    /** How much of that currency one token stood for. */
    rate: string
    /** Where the rate is from. */
    source: string
    /** When the rate was taken. */
    quoted_at: string
    /** Whether there was no fresh rate, so that the last one was taken. */
    is_stale: boolean
  } | null
  /** The text you sent, unchanged. Not shown to the customer. */
  metadata: string
  /** What the customer pays for. Empty if you did not say. */
  description: string
  /** Your order number. Empty if you did not send one. */
  reference: string
  /** Who pays. Empty if you did not say. */
  customer_name: string
  /** The customer’s email address. Empty if you did not say. */
  customer_email: string
  /** The address the customer pays to, the same on all networks. */
  deposit_address: string
  /** When the payment was created. */
  created_at: string
  /** Until when the customer can pay. */
  expires_at: string
  /** The page on which the customer pays. Redirect the customer there. */
  checkout_url: string
  /** Where the checkout leads back to. */
  return_url: string | null
  /** The network of the latest payment; null until one is detected. */
  network: string | null
  /** The transaction hash of the latest payment; null until one is detected. */
  hash: string | null
  /** The sum of the transfers that count, confirmed or not. */
  received: string
  /** The fee on what has arrived, by the terms of the payment: 0.5%, and at least 1 once the payment is made in full. */
  fee_due: string
  /** The part of the fee that was taken on chain so far, when money was forwarded to your wallet. */
  fee_collected: string
  /** What was refunded, proven on its network. */
  refunded: string
  /** What you earned: received, less the fee due and refunds. */
  net: string
  /** The amount the customer still has to pay. */
  remaining: string
  /** `accepted` or `refunded`, if you resolved a payment that was too low or too late; otherwise null. */
  resolution: 'accepted' | 'refunded' | null
  /** The newest transfers that arrived and are not credited, at most 100: too little, too late, after you cancelled, in a token that the payment does not accept, or in a network’s own coin. Their money is not lost: it waits at the deposit address, can go only to your wallet, and is yours to accept or refund. */
  held: {
    /** The transaction hash of the transfer; null for a network’s own coin. */
    hash: string | null
    /** The network of the transfer. */
    network: string
    /** The symbol of the token that arrived. */
    token: string
    /** How much arrived. */
    amount: string
    /** When it was sent, by the network’s clock. */
    paid_at: string
    /** Why it is not credited. */
    reason: 'underpaid' | 'late' | 'token_not_accepted' | 'after_cancel' | 'native_coin'
    /** `refunded` once refunds of at least that much have succeeded; null while it waits for you. */
    resolution: 'refunded' | null
  }[]
  /** The number of blocks that confirm a payment that is not credited yet; null if nothing is pending. */
  confirmations: number | null
  /** The number of confirmations the payment needs. */
  required_confirmations: number | null
  /** `pending`, `requested` or `forwarded`: whether the money was forwarded to your wallet, or you asked for it. Null until a payment is confirmed. */
  forwarding: 'pending' | 'requested' | 'forwarded' | null
  /** The transaction hash of the latest forwarding. */
  forwarding_hash: string | null
  /** What created the payment: `api`, `link`, `counter` or `dashboard`. Empty for those from before there were others than the API. */
  created_by: string
  /** The merchant who owns the payment. */
  user_id: string
  /** 0 is an incoming payment, 1 is a payout. */
  transaction_type: 0 | 1
  /** The same as `metadata`. */
  meta: string
  /** The same as `hash`. (Elsewhere, `transaction_id` is the payment’s ID.) */
  transaction_id: string | null
  /** The same as `network`; empty until a payment is detected. */
  from_type: string
}

/** What to create a refund with. */
export interface CreateRefundParams {
  /** The payment to refund. It must have received money. */
  payment_id: string
  /** The amount to pay, greater than zero, with at most 20 digits before and 10 after the decimal point. It is rounded up to the decimals of the currency. */
  amount?: string | number | undefined
  /** What the amount is in: a token that the payment received, or the currency of its price. Default: the token. */
  currency?: string | undefined
  /** Which rate an amount in the currency of the price is exchanged at: `payment` is the one of the payment, `today` the one of now. */
  rate?: 'payment' | 'today' | undefined
  /** The token to send. Default: the one the payment received, or most of it if there were several. */
  token?: string | undefined
  /** The network to send it on. Default: the one the money came on. */
  network?: string | undefined
  /** Why, which the customer reads. At most 200 characters. */
  reason?: string | undefined
  /** Where the claim link is mailed to. Without one you pass it on yourself. */
  customer_email?: string | undefined
  /** Your own texts by name: at most 50, names of 40 and texts of 500 characters. Not shown to the customer. */
  metadata?: Record<string, string> | undefined
}

/** A refund as it stands now. */
export interface Refund {
  /** Always `refund`. */
  object: 'refund'
  /** The refund’s ID. */
  id: string
  /** The ID of its payment. */
  payment_id: string
  /** Where it stands: `created` until the customer gives an address, `claimed` until a transfer is seen, `sent` until that is confirmed, then `succeeded`; or `expired` or `cancelled`. */
  state: 'created' | 'claimed' | 'sent' | 'succeeded' | 'expired' | 'cancelled'
  /** What the customer gets, exactly. */
  amount: string
  /** The token that it is in. */
  currency: string
  /** The network it is sent on. */
  network: string
  /** The network’s name for people. */
  network_title: string
  /** What you typed, if it was in another currency than the token. */
  price: {
    /** The amount, as you sent it, rounded up to what can be paid. */
    amount: string
    /** What it is in: a token, or a currency such as INR. */
    currency: string
  } | null
  /** Why, which the customer reads. May be empty. */
  reason: string
  /** Where the claim link was mailed to. The customer confirms the address with a code that is mailed there. Empty: you pass the link on. */
  customer_email: string
  /** Your own texts by name. Not shown to the customer. */
  metadata: Record<string, string>
  /** The page on which the customer gives an address. */
  claim_url: string
  /** Where the customer wants the money. Null until then. */
  address: string | null
  /** Until when the customer can’t change the address, because you are paying. */
  locked_until: string | null
  /** False if the network took back the money that this refund is of. Do not pay it then. */
  is_covered: boolean
  /** The transaction hash of the transfer that pays it. */
  hash: string | null
  /** The wallet that paid it. */
  sender: string | null
  /** The page of that transfer in the block explorer. */
  explorer_url: string | null
  /** How many blocks confirm it. Null unless it is `sent`. */
  confirmations: number | null
  /** How many it needs. */
  required_confirmations: number | null
  /** Transfers to that address which do not pay the refund, and why. At most 20. */
  transfers: {
    /** Its transaction hash. */
    hash: string
    /** Its network. */
    network: string
    /** The network’s name for people. */
    network_title: string
    /** The token that was sent. */
    currency: string
    /** How much was sent. */
    amount: string
    /** The wallet that sent it. */
    sender: string
    /** Why it does not pay the refund: another `network`, `token` or `amount`, a `sender` that is not a wallet of yours (it pays the refund once you say that it was you), or `repeated` if another transfer has paid it. */
    fault: 'network' | 'token' | 'amount' | 'sender' | 'repeated'
  }[]
  /** When it was created. */
  created_at: string
  /** Until when the customer can give an address. Null once they have. */
  expires_at: string | null
  /** When the customer last gave an address. */
  claimed_at: string | null
  /** When its transfer was confirmed. */
  succeeded_at: string | null
}

/** What a wallet needs to pay a refund. */
export interface RefundPayment {
  /** The refund. */
  refund: {
    /** Always `refund`. */
    object: 'refund'
    /** The refund’s ID. */
    id: string
    /** The ID of its payment. */
    payment_id: string
    /** Where it stands: `created` until the customer gives an address, `claimed` until a transfer is seen, `sent` until that is confirmed, then `succeeded`; or `expired` or `cancelled`. */
    state: 'created' | 'claimed' | 'sent' | 'succeeded' | 'expired' | 'cancelled'
    /** What the customer gets, exactly. */
    amount: string
    /** The token that it is in. */
    currency: string
    /** The network it is sent on. */
    network: string
    /** The network’s name for people. */
    network_title: string
    /** What you typed, if it was in another currency than the token. */
    price: {
      /** The amount, as you sent it, rounded up to what can be paid. */
      amount: string
      /** What it is in: a token, or a currency such as INR. */
      currency: string
    } | null
    /** Why, which the customer reads. May be empty. */
    reason: string
    /** Where the claim link was mailed to. The customer confirms the address with a code that is mailed there. Empty: you pass the link on. */
    customer_email: string
    /** Your own texts by name. Not shown to the customer. */
    metadata: Record<string, string>
    /** The page on which the customer gives an address. */
    claim_url: string
    /** Where the customer wants the money. Null until then. */
    address: string | null
    /** Until when the customer can’t change the address, because you are paying. */
    locked_until: string | null
    /** False if the network took back the money that this refund is of. Do not pay it then. */
    is_covered: boolean
    /** The transaction hash of the transfer that pays it. */
    hash: string | null
    /** The wallet that paid it. */
    sender: string | null
    /** The page of that transfer in the block explorer. */
    explorer_url: string | null
    /** How many blocks confirm it. Null unless it is `sent`. */
    confirmations: number | null
    /** How many it needs. */
    required_confirmations: number | null
    /** Transfers to that address which do not pay the refund, and why. At most 20. */
    transfers: {
      /** Its transaction hash. */
      hash: string
      /** Its network. */
      network: string
      /** The network’s name for people. */
      network_title: string
      /** The token that was sent. */
      currency: string
      /** How much was sent. */
      amount: string
      /** The wallet that sent it. */
      sender: string
      /** Why it does not pay the refund: another `network`, `token` or `amount`, a `sender` that is not a wallet of yours (it pays the refund once you say that it was you), or `repeated` if another transfer has paid it. */
      fault: 'network' | 'token' | 'amount' | 'sender' | 'repeated'
    }[]
    /** When it was created. */
    created_at: string
    /** Until when the customer can give an address. Null once they have. */
    expires_at: string | null
    /** When the customer last gave an address. */
    claimed_at: string | null
    /** When its transfer was confirmed. */
    succeeded_at: string | null
  }
  /** What a wallet has to know; `payment_uri` opens one with the transfer filled in. */
  network: {
    /** The network’s name in the API. */
    name: string
    /** The network’s name for people. */
    title: string
    /** False while we cannot read the network. A payment made on it is then seen only later: offer another network. */
    is_available: boolean
    /** The EVM chain ID. */
    chain_id: number
    /** The block explorer. Append `/tx/` and a hash. Null if there is none. */
    explorer_url: string | null
    /** A public provider for wallets that do not know the network. Null if there is none. */
    wallet_rpc_url: string | null
    /** A link that opens a wallet app with the transfer filled in. */
    payment_uri: string
    /** The coin that pays network fees, such as ETH. Null if it is not known. */
    coin: string | null
    /** The token’s symbol, contract address and decimals. */
    token: {
      /** The token’s symbol. */
      symbol: string
      /** The token’s contract address. */
      address: string
      /** The token’s decimals. */
      decimals: number
    }
    /** What is still to be paid, in this token. */
    remaining: string
  }
  /** The exact amount in the token’s base units. */
  units: string
}

/** A page of refunds. */
export interface RefundPage {
  /** Always `list`. */
  object: 'list'
  /** The refunds, newest first. */
  data: {
    /** Always `refund`. */
    object: 'refund'
    /** The refund’s ID. */
    id: string
    /** The ID of its payment. */
    payment_id: string
    /** Where it stands: `created` until the customer gives an address, `claimed` until a transfer is seen, `sent` until that is confirmed, then `succeeded`; or `expired` or `cancelled`. */
    state: 'created' | 'claimed' | 'sent' | 'succeeded' | 'expired' | 'cancelled'
    /** What the customer gets, exactly. */
    amount: string
    /** The token that it is in. */
    currency: string
    /** The network it is sent on. */
    network: string
    /** The network’s name for people. */
    network_title: string
    /** What you typed, if it was in another currency than the token. */
    price: {
      /** The amount, as you sent it, rounded up to what can be paid. */
      amount: string
      /** What it is in: a token, or a currency such as INR. */
      currency: string
    } | null
    /** Why, which the customer reads. May be empty. */
    reason: string
    /** Where the claim link was mailed to. The customer confirms the address with a code that is mailed there. Empty: you pass the link on. */
    customer_email: string
    /** Your own texts by name. Not shown to the customer. */
    metadata: Record<string, string>
    /** The page on which the customer gives an address. */
    claim_url: string
    /** Where the customer wants the money. Null until then. */
    address: string | null
    /** Until when the customer can’t change the address, because you are paying. */
    locked_until: string | null
    /** False if the network took back the money that this refund is of. Do not pay it then. */
    is_covered: boolean
    /** The transaction hash of the transfer that pays it. */
    hash: string | null
    /** The wallet that paid it. */
    sender: string | null
    /** The page of that transfer in the block explorer. */
    explorer_url: string | null
    /** How many blocks confirm it. Null unless it is `sent`. */
    confirmations: number | null
    /** How many it needs. */
    required_confirmations: number | null
    /** Transfers to that address which do not pay the refund, and why. At most 20. */
    transfers: {
      /** Its transaction hash. */
      hash: string
      /** Its network. */
      network: string
      /** The network’s name for people. */
      network_title: string
      /** The token that was sent. */
      currency: string
      /** How much was sent. */
      amount: string
      /** The wallet that sent it. */
      sender: string
      /** Why it does not pay the refund: another `network`, `token` or `amount`, a `sender` that is not a wallet of yours (it pays the refund once you say that it was you), or `repeated` if another transfer has paid it. */
      fault: 'network' | 'token' | 'amount' | 'sender' | 'repeated'
    }[]
    /** When it was created. */
    created_at: string
    /** Until when the customer can give an address. Null once they have. */
    expires_at: string | null
    /** When the customer last gave an address. */
    claimed_at: string | null
    /** When its transfer was confirmed. */
    succeeded_at: string | null
  }[]
  /** Whether there are older ones. */
  has_more: boolean
  /** What to pass as `cursor` for the older ones. Null if there are none. */
  next_cursor: string | null
}

/** An event about a payment, as it is sent to a webhook. */
export interface PaymentPayload {
  /** What happened. */
  type:
    | 'payment.confirming'
    | 'payment.paid'
    | 'payment.failed'
    | 'payment.updated'
    | 'payment.held'
    | 'payment.reversed'
    | 'payment.forwarded'
    | 'webhook.test'
  /** When it happened. */
  timestamp: string
  /** The payment as it was then. */
  data: {
    /** The same as `deposit_address`. */
    wallet_id: string
    /** The payment’s ID. */
    id: string
    /** 1 is success, 0 is pending, -1 is failed. */
    status: 1 | 0 | -1
    /** Where the payment stands, in more detail than `status`. */
    state:
      | 'awaiting_payment'
      | 'partially_paid'
      | 'confirming'
      | 'paid'
      | 'overpaid'
      | 'underpaid'
      | 'late'
      | 'expired'
      | 'cancelled'
    /** The amount due. */
    amount: string
    /** The token that the amounts are in. */
    currency: string
    /** The tokens that the customer can pay with. They count one to one. */
    accepted_tokens: string[]
    /** What you asked for. */
    price: {
      /** The amount, as you sent it, rounded up to what can be paid. */
      amount: string
      /** What it is in: a token, or a currency such as INR. */
      currency: string
    }
    /** What can be paid in its place, one for each currency that tokens follow. */
    quotes: {
      /** The currency that the tokens follow. */
      peg: string
      /** The tokens that the customer can pay with. They count one to one. */
      tokens: string[]
      /** The amount in any of these tokens. */
      amount: string
      /** How much of the price’s currency one token stands for. */
      rate: string
      /** Where the rate is from: `par` where the price is in one of the tokens, or in what they follow. */
      source: string
      /** When the rate was taken. */
      quoted_at: string
    }[]
    /** What a successful payment was worth in your home currency when it was credited. Null without a rate, and while it is not paid. */
    value: {
      /** Your home currency then. */
      currency: string
      /** What arrived, less refunds. */
      received: string
      /** The fee due. */
      fee: string
      /** What you earned. */
      net: string
      /** How much of that currency one token stood for. */
      rate: string
      /** Where the rate is from. */
      source: string
      /** When the rate was taken. */
      quoted_at: string
      /** Whether there was no fresh rate, so that the last one was taken. */
      is_stale: boolean
    } | null
    /** The text you sent, unchanged. Not shown to the customer. */
    metadata: string
    /** What the customer pays for. Empty if you did not say. */
    description: string
    /** Your order number. Empty if you did not send one. */
    reference: string
    /** Who pays. Empty if you did not say. */
    customer_name: string
    /** The customer’s email address. Empty if you did not say. */
    customer_email: string
    /** The address the customer pays to, the same on all networks. */
    deposit_address: string
    /** When the payment was created. */
    created_at: string
    /** Until when the customer can pay. */
    expires_at: string
    /** The page on which the customer pays. Redirect the customer there. */
    checkout_url: string
    /** Where the checkout leads back to. */
    return_url: string | null
    /** The network of the latest payment; null until one is detected. */
    network: string | null
    /** The transaction hash of the latest payment; null until one is detected. */
    hash: string | null
    /** The sum of the transfers that count, confirmed or not. */
    received: string
    /** The fee on what has arrived, by the terms of the payment: 0.5%, and at least 1 once the payment is made in full. */
    fee_due: string
    /** The part of the fee that was taken on chain so far, when money was forwarded to your wallet. */
    fee_collected: string
    /** What was refunded, proven on its network. */
    refunded: string
    /** What you earned: received, less the fee due and refunds. */
    net: string
    /** The amount the customer still has to pay. */
    remaining: string
    /** `accepted` or `refunded`, if you resolved a payment that was too low or too late; otherwise null. */
    resolution: 'accepted' | 'refunded' | null
    /** The newest transfers that arrived and are not credited, at most 100: too little, too late, after you cancelled, in a token that the payment does not accept, or in a network’s own coin. Their money is not lost: it waits at the deposit address, can go only to your wallet, and is yours to accept or refund. */
    held: {
      /** The transaction hash of the transfer; null for a network’s own coin. */
      hash: string | null
      /** The network of the transfer. */
      network: string
      /** The symbol of the token that arrived. */
      token: string
      /** How much arrived. */
      amount: string
      /** When it was sent, by the network’s clock. */
      paid_at: string
      /** Why it is not credited. */
      reason: 'underpaid' | 'late' | 'token_not_accepted' | 'after_cancel' | 'native_coin'
      /** `refunded` once refunds of at least that much have succeeded; null while it waits for you. */
      resolution: 'refunded' | null
    }[]
    /** The number of blocks that confirm a payment that is not credited yet; null if nothing is pending. */
    confirmations: number | null
    /** The number of confirmations the payment needs. */
    required_confirmations: number | null
    /** `pending`, `requested` or `forwarded`: whether the money was forwarded to your wallet, or you asked for it. Null until a payment is confirmed. */
    forwarding: 'pending' | 'requested' | 'forwarded' | null
    /** The transaction hash of the latest forwarding. */
    forwarding_hash: string | null
    /** The same as `hash`. */
    transaction_id: string | null
  }
}

/** An event about a refund, as it is sent to a webhook. */
export interface RefundPayload {
  /** What happened. */
  type:
    | 'refund.created'
    | 'refund.claimed'
    | 'refund.sent'
    | 'refund.succeeded'
    | 'refund.reversed'
    | 'refund.expired'
    | 'refund.cancelled'
  /** When it happened. */
  timestamp: string
  /** The refund as it was then. */
  data: {
    /** Always `refund`. */
    object: 'refund'
    /** The refund’s ID. */
    id: string
    /** The ID of its payment. */
    payment_id: string
    /** Where it stands: `created` until the customer gives an address, `claimed` until a transfer is seen, `sent` until that is confirmed, then `succeeded`; or `expired` or `cancelled`. */
    state: 'created' | 'claimed' | 'sent' | 'succeeded' | 'expired' | 'cancelled'
    /** What the customer gets, exactly. */
    amount: string
    /** The token that it is in. */
    currency: string
    /** The network it is sent on. */
    network: string
    /** The network’s name for people. */
    network_title: string
    /** What you typed, if it was in another currency than the token. */
    price: {
      /** The amount, as you sent it, rounded up to what can be paid. */
      amount: string
      /** What it is in: a token, or a currency such as INR. */
      currency: string
    } | null
    /** Why, which the customer reads. May be empty. */
    reason: string
    /** Where the claim link was mailed to. The customer confirms the address with a code that is mailed there. Empty: you pass the link on. */
    customer_email: string
    /** Your own texts by name. Not shown to the customer. */
    metadata: Record<string, string>
    /** The page on which the customer gives an address. */
    claim_url: string
    /** Where the customer wants the money. Null until then. */
    address: string | null
    /** Until when the customer can’t change the address, because you are paying. */
    locked_until: string | null
    /** False if the network took back the money that this refund is of. Do not pay it then. */
    is_covered: boolean
    /** The transaction hash of the transfer that pays it. */
    hash: string | null
    /** The wallet that paid it. */
    sender: string | null
    /** The page of that transfer in the block explorer. */
    explorer_url: string | null
    /** How many blocks confirm it. Null unless it is `sent`. */
    confirmations: number | null
    /** How many it needs. */
    required_confirmations: number | null
    /** Transfers to that address which do not pay the refund, and why. At most 20. */
    transfers: {
      /** Its transaction hash. */
      hash: string
      /** Its network. */
      network: string
      /** The network’s name for people. */
      network_title: string
      /** The token that was sent. */
      currency: string
      /** How much was sent. */
      amount: string
      /** The wallet that sent it. */
      sender: string
      /** Why it does not pay the refund: another `network`, `token` or `amount`, a `sender` that is not a wallet of yours (it pays the refund once you say that it was you), or `repeated` if another transfer has paid it. */
      fault: 'network' | 'token' | 'amount' | 'sender' | 'repeated'
    }[]
    /** When it was created. */
    created_at: string
    /** Until when the customer can give an address. Null once they have. */
    expires_at: string | null
    /** When the customer last gave an address. */
    claimed_at: string | null
    /** When its transfer was confirmed. */
    succeeded_at: string | null
  }
}

/** The body of an error response. */
export interface Problem {
  /** A sentence for people. Never repeats what you sent. */
  message: string
  /** The kind of error, for your program. */
  code:
    | 'malformed_body'
    | 'unknown_field'
    | 'token_invalid'
    | 'refund_code_invalid'
    | 'pairing_code_invalid'
    | 'passkey_invalid'
    | 'invalid_credentials'
    | 'user_not_verified'
    | 'session_invalid'
    | 'api_key_invalid'
    | 'device_invalid'
    | 'identity_token_invalid'
    | 'forbidden'
    | 'second_factor_required'
    | 'refund_code_required'
    | 'passkey_copied'
    | 'confirmation_required'
    | 'not_found'
    | 'user_not_found'
    | 'method_not_allowed'
    | 'business_exists'
    | 'idempotency_conflict'
    | 'idempotency_in_progress'
    | 'wallet_required'
    | 'rate_unavailable'
    | 'not_cancellable'
    | 'too_many_passkeys'
    | 'too_many_devices'
    | 'day_limit_reached'
    | 'totp_enabled'
    | 'totp_not_set_up'
    | 'link_inactive'
    | 'invoice_closed'
    | 'nothing_held'
    | 'nothing_to_refund'
    | 'refund_closed'
    | 'transfer_unknown'
    | 'transfer_not_final'
    | 'refund_unclaimed'
    | 'refund_changed'
    | 'refund_not_covered'
    | 'refund_paying'
    | 'wallet_is_contract'
    | 'nothing_to_forward'
    | 'webhook_disabled'
    | 'body_too_large'
    | 'unsupported_media_type'
    | 'validation_failed'
    | 'too_many_requests'
    | 'internal'
    | 'email_taken'
    | 'unavailable'
  /** Always `about:blank`. */
  type: 'about:blank'
  /** The HTTP status in words. */
  title: string
  /** The HTTP status. */
  status: number
  /** The rejected fields. Only if fields were rejected. */
  errors?:
    | {
        field: string
        message: string
      }[]
    | undefined
  /** Identifies the request in the gateway’s log. Missing if it was not readable as HTTP. */
  request_id?: string | undefined
}

/** When each event about a payment is sent, and the statuses that it can have. */
export interface WebhookStatuses {
  /** The full amount was detected and is awaiting confirmations. Do not ship yet. */
  'payment.confirming': 0
  /** The full amount was received. Your earnings are credited net of the fee. */
  'payment.paid': 1
  /** The payment expired, was too low or came too late; `state` says which. Money received is held until you accept or refund it. */
  'payment.failed': -1
  /** More money arrived without changing the status, or you accepted or refunded held money. */
  'payment.updated': 1 | 0 | -1
  /** Money arrived that is not credited; `held` says what and why. It waits until you accept or refund it. */
  'payment.held': 1 | 0 | -1
  /** Rare: the network replaced the blocks that contained the payment, so it is no longer successful. If it is paid again, `payment.updated` follows. */
  'payment.reversed': 0 | -1
  /** The money was forwarded to your wallet, and the transfer is final. */
  'payment.forwarded': 1
  /** You sent a test event from the dashboard. Its payment does not exist. Respond as usual and do nothing. */
  'webhook.test': 0
}

/** When each event about a refund is sent, and the states that it can have. */
export interface RefundStates {
  /** You started a refund. The customer can give an address. */
  'refund.created': 'created'
  /** The customer gave an address, or another one. Pay the refund from your wallet. */
  'refund.claimed': 'claimed'
  /** The transfer of the refund was detected and is awaiting confirmations. */
  'refund.sent': 'sent'
  /** The transfer of the refund is confirmed. The customer has the money. */
  'refund.succeeded': 'succeeded'
  /** Rare: the network replaced the blocks that contained the transfer, so the refund is `sent` again. It usually comes back by itself: do not pay it again before you have looked. */
  'refund.reversed': 'sent'
  /** The customer gave no address in time. You can create another refund. */
  'refund.expired': 'expired'
  /** You withdrew the refund. */
  'refund.cancelled': 'cancelled'
}

/** Which payments to list, and from where. */
export interface ListParams {
  /** Page number, starting at 1. Ignored with `cursor`. */
  page?: number | undefined
  /** Number of results per page. */
  limit?: number | undefined
  /** Only payments with this status. */
  status?: number | undefined
  /** Only payments created at or after this time. A date without a time starts with that day in Asia/Kolkata. */
  from_date?: string | undefined
  /** Only payments created at or before this time. A date without a time includes that whole day in Asia/Kolkata. */
  to_date?: string | undefined
  /** Only incoming payments (0) or payouts (1). */
  transaction_type?: number | undefined
  /** The ID of the last payment you received. Returns older ones, without gaps or repeats when new ones arrive. */
  cursor?: string | undefined
  /** Only the payments of this payment link. */
  link_id?: string | undefined
}

/** Which refunds to list, and from where. */
export interface ListRefundsParams {
  payment_id?: string | undefined
  /** Only refunds in this state. */
  state?: 'created' | 'claimed' | 'sent' | 'succeeded' | 'expired' | 'cancelled' | undefined
  /** Number of results per page. */
  limit?: number | undefined
  cursor?: string | undefined
}
