/** The payout wallet of every merchant of the tests. */
export const testWallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
