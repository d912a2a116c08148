/** The words of the fee calculator, and the payment that it shows before anything is typed. */
export const feeContent = {
  incoming: 'Your customer pays',
  hint: 'Enter an amount such as 250 or 99.95.',
  fee: 'Fee',
  firstDays: 'First 7 days',
  arrives: 'Arrives in your wallet',
  example: { amount: '1,000', fee: ['5', '.00'], arrives: ['995', '.00'] },
} as const
