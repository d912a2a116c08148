/** The texts of the fee calculator and its initial example. */
export const feeContent = {
  incoming: 'Your customer pays',
  hint: 'Enter an amount such as 250 or 99.95.',
  fee: 'Fee',
  firstDays: 'First 7 days',
  arrives: 'You receive',
  example: { amount: '1,000', fee: ['5', '.00'], arrives: ['995', '.00'] },
} as const
