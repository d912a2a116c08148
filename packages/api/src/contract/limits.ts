/** Every number that both sides of the contract keep to. Units are in the names or in the sentence above each. */
export const limits = {
  /** How long the browser waits for an answer, in milliseconds. Specification, section 9. */
  apiTimeoutMs: 10_000,
  /** Life of the session cookie and of the token in it, in days. Specification, section 9. */
  sessionDays: 7,
  /** How long a log-in or a confirmation allows sensitive changes, in minutes. D42. */
  confirmationMinutes: 10,
  /** Rows of one page of the table on Home. Specification, section 9. */
  homePageSize: 7,
  /** Rows of one page of the full list of payments. Specification, section 9. */
  paymentsPageSize: 10,
  /** The most passkeys that a merchant may have. */
  maxPasskeys: 10,
  /** The most sessions of a merchant at a time. Another log-in ends the oldest. */
  maxSessions: 100,
  /** The most rows that one listing call answers with. */
  maxPageSize: 100,
  /** The most counter devices of a merchant at a time, paired or waiting to be. */
  maxCounterDevices: 20,
  /** How long the code that pairs a counter device is valid, in minutes. */
  pairingMinutes: 10,
  /** Characters of that code. */
  pairingCodeLength: 8,
  /** How long an unused counter device stays paired, in days. */
  counterDeviceDays: 90,
  /** The most sales that are listed for a day. */
  maxListedSales: 50,
  /** The most API keys that a merchant may hold. Specification, section 4. */
  maxApiKeys: 1,
  /** Characters of a masked API key that are told. Specification, section 9. */
  keyTail: 3,
  /** The transactions per second that registering a business always sends. Specification, section 3. */
  businessTps: 2,
  /** Decimals of every amount of money, on the wire and on the screen. Specification, section 9. */
  amountDecimals: 10,
  acceptedTokensMax: 20,
  heldMax: 100,
  graceMinutesMax: 10_080,
  longestWaitHoursMax: 168,
  /** Digits before the decimal point that an amount may have. */
  amountIntegerDigits: 20,
  /** Significant digits that a JSON number carries without loss; longer amounts have to be sent as strings. */
  safeNumberDigits: 15,
  /** Fewest characters of a new password. */
  passwordMin: 8,
  /** Most characters of a password: enough for any manager, too few to make hashing a burden. */
  passwordMax: 200,
  /** Most characters of an e-mail address (RFC 5321). */
  emailMax: 254,
  /** Most characters of a name: of a merchant, a business or an API key. */
  nameMax: 120,
  /** Most characters of a webhook URL. */
  webhookUrlMax: 2_048,
  /** Rows of one page of the list of webhook deliveries, and of the list of API calls. */
  developersPageSize: 20,
  /** The most events that are sent again at once. */
  resendMax: 10_000,
  /** Most characters of a search for payments. */
  searchMax: 200,
  /** Most characters of the name of a saved view, and of its query. */
  viewNameMax: 40,
  viewQueryMax: 500,
  /** The most views that a merchant keeps. */
  maxPaymentViews: 20,
  /** The most days of one summary. */
  summaryMaxDays: 366,
  /** Most characters of a transaction hash, or of an address, that somebody types. */
  refundHashMax: 120,
  /** How long a customer has to claim a refund, in days. */
  refundClaimDays: 30,
  /** How long a customer can't change the address while the merchant pays, in minutes. */
  refundLockMinutes: 30,
  /** Digits of the code with which a customer confirms an address, how long it is valid, in minutes, and how often it can be tried. */
  refundCodeLength: 6,
  refundCodeMinutes: 15,
  refundCodeTries: 5,
  /** The most transfers that are listed of a refund. */
  refundTransfersMax: 20,
  /** The most texts of an object's metadata, and the most characters of a name and of a text. */
  metadataKeys: 50,
  metadataKeyMax: 40,
  metadataValueMax: 500,
  /** Most bytes of a payment's metadata, in UTF-8. */
  metadataMaxBytes: 4_096,
  /** Most characters of what a customer pays for, and of a merchant's reference of a payment link. */
  descriptionMax: 200,
  /** Most characters of a business's phone number, address, tax number and receipt footer. */
  phoneMax: 40,
  addressMax: 300,
  taxNumberMax: 40,
  receiptFooterMax: 300,
  /** Most characters of a logo as a `data:` URL: 64 kB in base64. */
  logoMax: 88_000,
  /** Most characters of an invoice's number. */
  invoiceNumberMax: 40,
  /** The most lines of an invoice, so that it is printed on one page. */
  invoiceLinesMax: 20,
  /** Most characters of the note at the end of an invoice. */
  invoiceNoteMax: 500,
  /** The most payments that a payment link can be limited to. */
  linkPaymentsMax: 1_000_000,
  /** Most characters of the URL that a checkout leads back to. */
  returnUrlMax: 2_048,
  /** Shortest and longest time that a customer can be given to pay, in seconds. */
  expiresInMin: 300,
  expiresInMax: 604_800,
} as const
