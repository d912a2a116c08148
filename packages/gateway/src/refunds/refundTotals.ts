export {
  findPaymentRefunds as listPaymentRefunds,
  sumRefunds as readRefundTotals,
} from './refundRepository.ts'
export type { RefundRow as PaymentRefund } from './refundRepository.ts'
