'use client'

import { useTexts } from '../../provider/useSettings.ts'
import { transactionTexts } from './TransactionRow.ts'
import type { TransactionTexts } from './TransactionRow.ts'

/** The texts of transaction tables in the language of the page, for what stands beside one: filters, a choice of columns, a file. */
export function useTransactionTexts(texts?: Partial<TransactionTexts>): TransactionTexts {
  return { ...transactionTexts, ...useTexts('TransactionTable', texts) }
}
